import type { AppOptions } from './app-options';

/** Tabs share a lock, a channel and remembered looks with those of the same service and client only. */
export function tabsName({ contextOptions: { baseUrl, clientId = '', appId = '' } }: AppOptions): string {
  return `portico:${typeof baseUrl === 'string' ? baseUrl : ''}:${clientId}:${appId}`;
}
