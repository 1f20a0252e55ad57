import type { Attempt, Hands } from '../../setup/hands';
import type { Home } from '../../setup/home';
import { giveEmail } from './moves';
import { offer, putRows } from './world-rows';

/** Makes Acme's users sign in at their company. */
export const throughCompany = (change: Readonly<Record<string, unknown>>) => async (home: Home) => {
  await offer(home, ['NoLocalAuthentication']);
  await putRows(home, { ssoConfigurations: [{ id: 'sso-acme', enabled: true, ...change }] });
};

/** The company's provider speaks OpenID Connect. */
export const openIdCompany = {
  type: 'oidc',
  ssoEndpoint: '/simulated/sso/acme/oidc',
  oidcClientId: 'portico-acme',
  oidcSecret: 'portico-acme-secret',
};

/** From the first step to the company's own site. */
export async function toCompany(hands: Hands, email: string, attempt?: Attempt) {
  await giveEmail(hands, email, attempt);
  await hands.press('Go now');
}
