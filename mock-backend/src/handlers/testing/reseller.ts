import { quickWorld, signIn } from './browser';

/** Ada, whose account has others below it. */
export async function asReseller() {
  const world = quickWorld({ scenario: 'reseller' });
  const browser = await signIn(world, 'ada@acme.test');
  return { world, browser, http: browser.http };
}
