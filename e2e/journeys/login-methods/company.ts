import type { HostSite } from '../../setup/host-site';
import type { Attempt, UserActions } from '../../setup/user-actions';
import { giveEmail } from './sign-in-steps';
import { offer, putRows } from './world-rows';

/** Makes Acme's users sign in at their company. */
export const throughCompany = (change: Readonly<Record<string, unknown>>) => async (site: HostSite) => {
  await offer(site, ['NoLocalAuthentication']);
  await putRows(site, { ssoConfigurations: [{ id: 'sso-acme', enabled: true, ...change }] });
};

/** The company's provider speaks OpenID Connect. */
export const openIdCompany = {
  type: 'oidc',
  ssoEndpoint: '/simulated/sso/acme/oidc',
  oidcClientId: 'portico-acme',
  oidcSecret: 'portico-acme-secret',
};

/** From the first step to the company's own site. */
export async function toCompany(user: UserActions, email: string, attempt?: Attempt) {
  await giveEmail(user, email, attempt);
  await user.press('Go now');
}
