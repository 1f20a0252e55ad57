import * as api from '../../../api/sso';
import type { HttpClient } from '../../../core/http-client';
import { ignoreGone } from '../../parts/changed-meanwhile';
import { reloadOnConflict } from '../../parts/reload-on-conflict';
import type { ShownConnections } from './shown-connections';
import type { SsoStore } from './sso-state';

type DomainActions = Pick<SsoStore, 'addDomain' | 'changeDomain' | 'removeDomain' | 'validateDomain'>;

/** What another domain takes with it (portal spec §4 "SSO"). */
const CLEARED = { ssoEndpoint: '', publicCertificate: '', signRequest: false } as const;

/** Creates the actions on the domains whose users sign in through a connection. */
export function createDomainActions(http: HttpClient, connections: ShownConnections): DomainActions {
  async function addDomain(connectionId: string, domain: string): Promise<void> {
    const added = await api
      .addSsoDomain(http, connectionId, domain)
      .catch((error) => reloadOnConflict(error, connections.reload));
    if (!added.id) await connections.reload();
    else connections.patchDomains(connectionId, (domains) => [...domains, added]);
  }

  async function removeDomain(connectionId: string, domainId: string): Promise<void> {
    await api.deleteSsoDomain(http, connectionId, domainId).catch(ignoreGone);
    connections.patchDomains(connectionId, (domains) => domains.filter(({ id }) => id !== domainId));
  }

  return {
    addDomain,
    removeDomain,

    changeDomain: async (connectionId, domainId, domain) => {
      // In this order, a refused domain leaves everything as it is. A repeated attempt has it already.
      const has = connections.find(connectionId).domains.some((one) => one.domain === domain.toLowerCase());
      if (!has) await addDomain(connectionId, domain);
      await connections.replace(await api.updateSsoConfiguration(http, connectionId, CLEARED));
      await removeDomain(connectionId, domainId);
    },

    validateDomain: async (connectionId, domainId) => {
      connections.find(connectionId);
      await api.validateSsoDomain(http, connectionId, domainId);
      connections.patchDomains(connectionId, (domains) =>
        domains.map((domain) => (domain.id === domainId ? { ...domain, validated: true } : domain)),
      );
    },
  };
}
