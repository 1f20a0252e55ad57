import type { SsoConfiguration, SsoDomain } from '../../../contract';
import type { Translate } from '../../../metadata';

/** The steps of setting a connection up, in their order. */
export const steps = ['domain', 'service', 'provider', 'roles', 'enable', 'test'] as const;

/** A step of setting a connection up. */
export type Step = (typeof steps)[number];

/** The steps without which a connection is of no use. */
const required = ['domain', 'service', 'provider', 'enable'] as const satisfies readonly Step[];

/** Whether a connection speaks OpenID Connect; all others speak SAML. */
export function isOidc({ type }: SsoConfiguration): boolean {
  return type === 'oidc';
}

/** Whether the DNS has proved one of the domains. */
export function hasValidatedDomain({ domains }: SsoConfiguration): boolean {
  return domains.some(({ validated }) => validated);
}

/** Whether the service knows where users sign in, and how to trust the answer. */
export function isConfigured(connection: SsoConfiguration): boolean {
  const { ssoEndpoint, publicCertificate, oidcClientId, oidcSecret } = connection;
  return isOidc(connection) ? !!(ssoEndpoint && oidcClientId && oidcSecret) : !!(ssoEndpoint && publicCertificate);
}

/** What a connection is, in one word. */
export type ConnectionStatus = 'enabled' | 'disabled' | 'incomplete';

/** Enabled, disabled, or not yet ready for either. An enabled one that lacks something accepts no sign-in. */
export function statusOf(connection: SsoConfiguration): ConnectionStatus {
  if (!hasValidatedDomain(connection) || !isConfigured(connection)) return 'incomplete';
  return connection.enabled ? 'enabled' : 'disabled';
}

/** Whether nothing is left to do in a step. */
export function isStepDone(connection: SsoConfiguration, step: Step): boolean {
  // Only the store knows about a test: the service does not.
  if (step === 'test') return false;
  if (step === 'domain') return hasValidatedDomain(connection);
  if (step === 'enable') return statusOf(connection) === 'enabled';
  // Without roles, users get in and can do nothing more: that can be meant, so the next step does not wait for it.
  if (step === 'roles') return connection.roleIds.length > 0 || connection.groups.length > 0;
  // Only the provider knows whether it has the service's data; if it has given its own, it does.
  return isConfigured(connection);
}

/** The step to begin with, or to go on with after leaving: the first with something to do. */
export function nextStep(connection: SsoConfiguration): Step {
  return required.find((step) => !isStepDone(connection, step)) ?? 'enable';
}

const knownTypes = ['saml', 'okta', 'azure', 'google', 'oidc'] as const;

/** The product of the identity provider; an unknown one as the service names it. */
export function providerName(t: Translate, { type }: Pick<SsoConfiguration, 'type'>): string {
  const known = knownTypes.find((name) => name === type);
  return known ? t(`adminPortal.sso_Providers.${known}`) : type;
}

/** How many domains the name of a connection has: a title of a hundred domains would fill the page. */
const NAMED_DOMAINS = 3;

/** What a connection is called: its first domains, else its provider. */
export function connectionName(t: Translate, connection: SsoConfiguration): string {
  const names = connection.domains.map(({ domain }) => domain);
  const domains = new Intl.ListFormat(t.language, { type: 'unit' }).format(names.slice(0, NAMED_DOMAINS));
  const count = names.length - NAMED_DOMAINS;
  if (count > 0) return t('adminPortal.sso_Table.moreDomains', { domains, count });
  if (domains) return domains;
  return t('adminPortal.sso_Table.withoutDomain', { provider: providerName(t, connection) });
}

/** The first domain whose record is still missing: its check is the next thing to do. */
export function unprovedDomain({ domains }: SsoConfiguration): SsoDomain | undefined {
  return domains.find(({ validated }) => !validated);
}
