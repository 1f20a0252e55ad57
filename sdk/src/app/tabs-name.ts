import type { AppOptions } from './app-options';

/** Names the lock, the channel and the cached metadata, which only tabs of the same service and client share. */
export function tabsName({ contextOptions: { baseUrl, clientId = '', appId = '' } }: AppOptions): string {
  return `portico:${typeof baseUrl === 'string' ? baseUrl : ''}:${clientId}:${appId}`;
}
