import { preLogin, samlPostLogin } from '../../../../sdk/src/api/auth';
import type { LoginResponse } from '../../../../sdk/src/contract/auth';
import type { ProviderFailure } from '../rules/social-login/choose-account';
import type { TestBrowser } from './browser';

/** What a person does on the page of their provider. */
export interface ProviderChoice {
  account?: string;
  other?: string;
  name?: string;
  group?: readonly string[];
  outcome?: ProviderFailure;
  fault?: string;
}

/** What a provider has sent to the host. */
export interface SamlAnswer {
  SAMLResponse: string;
  RelayState: string;
}

/** The address that a user with this e-mail address is sent to. */
export async function providerAddressOf({ http }: TestBrowser, email: string): Promise<string> {
  const { address = '' } = await preLogin(http, { email });
  return address;
}

/** Fills in the form of the page at this address. */
export function submitChoice(browser: TestBrowser, address: string, choice: ProviderChoice): Promise<Response> {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) for (const one of [value].flat()) form.append(name, String(one));
  return browser.fetch(pathWithQuery(address), { method: 'POST', body: form });
}

/** Goes to the SAML provider, makes a choice there, and comes back to the host with the answer. */
export async function answerAtSamlProvider(
  browser: TestBrowser,
  email: string,
  choice: ProviderChoice = { account: email },
): Promise<SamlAnswer> {
  const page = await submitChoice(browser, await providerAddressOf(browser, email), choice);
  const { action, fields } = readForm(await page.text());
  const back = await browser.fetch(pathWithQuery(action), { method: 'POST', body: new URLSearchParams(fields) });
  const { searchParams } = new URL(back.headers.get('location') ?? '');
  return { SAMLResponse: searchParams.get('SAMLResponse') ?? '', RelayState: searchParams.get('RelayState') ?? '' };
}

/** The whole sign-in; the browser then holds the session. */
export async function signInWithSaml(
  browser: TestBrowser,
  email: string,
  choice?: ProviderChoice,
): Promise<LoginResponse> {
  const answer = await samlPostLogin(browser.http, await answerAtSamlProvider(browser, email, choice));
  browser.token = answer.accessToken ?? null;
  return answer;
}

/** The form that hands an answer on. */
export function readForm(page: string): { action: string; fields: Record<string, string> } {
  const inputs = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
  return {
    action: readText(action),
    fields: Object.fromEntries([...inputs].map(([, name, value]) => [name, readText(value ?? '')])),
  };
}

function readText(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function pathWithQuery(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
