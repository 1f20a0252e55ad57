import type { ThemeOptions } from '../../../metadata';

type LoginTheme = NonNullable<NonNullable<ThemeOptions['loginBox']>['login']>;

/** The addresses that the vendor permits for a direct sign-in (contract: metadata §6.3). */
type AllowList = NonNullable<NonNullable<LoginTheme['directLoginActionConfig']>['allowList']>;

const tests: Readonly<Record<AllowList[number]['operator'], (address: string, value: string) => boolean>> = {
  // As an address, `https://acme.test` ends with a slash: `https://acme.test.example` does not begin with it.
  startWith: (address, value) => URL.canParse(value) && address.startsWith(new URL(value).href),
  endWith: (address, value) => address.endsWith(value),
  contains: (address, value) => address.includes(value),
  equals: (address, value) => URL.canParse(value) && address === new URL(value).href,
};

/** Whether the vendor permits a direct sign-in at an address. No list and an empty value permit none. */
export function isAllowedAddress(address: URL, list: AllowList = []): boolean {
  return list.some(
    ({ operator, value }) => value !== '' && Object.hasOwn(tests, operator) && tests[operator](address.href, value),
  );
}
