import type { KeyValue } from './service-address';

/** The part of the SDK that sends a request. */
export type RequestSource = 'admin-portal' | 'login-box';

export interface HeaderFacts {
  metadataHeaders?: { framework?: string; fronteggSdkVersion?: string } | undefined;
  /** `undefined` for bodies that set their own type, such as forms. */
  contentType: string | undefined;
  source: RequestSource | null;
  token: string | null;
  /** Query parameter `tenantId` of the page. */
  scopedTenant: string | null;
  loginAlias: string | null | undefined;
  appId: string | undefined;
  additional: readonly KeyValue[];
  perCall: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the headers of one request; later ones override earlier ones.
 *
 * @see contract: headers-and-storage §2
 */
export function requestHeaders(facts: HeaderFacts): Headers {
  const headers = new Headers();
  const set = (name: string, value: string | null | undefined) => {
    if (value) headers.set(name, value);
  };
  set('x-frontegg-framework', facts.metadataHeaders?.framework);
  set('x-frontegg-sdk', facts.metadataHeaders?.fronteggSdkVersion);
  set('Content-Type', facts.contentType);
  set('frontegg-source', facts.source);
  set('Authorization', facts.token && `Bearer ${facts.token}`);
  set('frontegg-scoped-tenant', facts.scopedTenant);
  set('frontegg-login-alias', facts.loginAlias);
  set('frontegg-requested-application-id', facts.appId);
  for (const { key, value } of facts.additional) set(key, value);
  for (const [name, value] of Object.entries(facts.perCall ?? {})) set(name, value);
  return headers;
}

/** Whether a path is sent without a bearer token: refresh and logout use a cookie or their body (sign-in spec §7). */
export function goesWithoutToken(path: string): boolean {
  return /\/(user\/token\/refresh|oauth\/token|oauth\/authorize\/silent|logout)$/.test(path.replace(/\?.*$/, ''));
}
