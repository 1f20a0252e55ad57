import { createWorld } from '@portico/mock-backend';

const SERVICE = 'https://identity.portico.test';
const AUTH = `${SERVICE}/identity/resources/auth`;

/**
 * Signs a user in at their company, all inside this page: the page signs and verifies the assertion. Returns the
 * status of the sign-in.
 */
export async function signInAtCompany(email: string): Promise<number> {
  const { transport } = createWorld({ scenario: 'sso-only', latency: 0 }).connect();
  const post = (url: string, body: BodyInit, type: string) =>
    transport(new Request(url, { method: 'POST', body, headers: { 'content-type': type }, credentials: 'include' }));
  const json = (url: string, body: object) => post(url, JSON.stringify(body), 'application/json');

  const { address } = await (await json(`${AUTH}/v2/user/sso/prelogin`, { email })).json();
  const choice = new URLSearchParams({ account: email }).toString();
  const page = await (await post(address, choice, 'application/x-www-form-urlencoded')).text();
  const fields = new DOMParser().parseFromString(page, 'text/html').querySelectorAll('input');
  const answer = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
  return (await json(`${AUTH}/v1/user/saml/postlogin`, answer)).status;
}
