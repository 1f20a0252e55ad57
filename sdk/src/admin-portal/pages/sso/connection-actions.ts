import * as api from '../../../api/sso';
import type { SaveSsoConfigurationRequest, SsoConfiguration } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile, ignoreGone } from '../../parts/changed-meanwhile';
import { isSameSet } from '../../parts/same-set';
import type { ShownConnections } from './shown-connections';
import type { ProviderSettings, SsoStore } from './sso-state';

type ConnectionActions = Pick<SsoStore, 'create' | 'remove' | 'setEnabled' | 'saveSettings' | 'readMetadata'>;

/** What the service knows about a provider. */
const settings = ['ssoEndpoint', 'publicCertificate', 'signRequest', 'oidcClientId', 'oidcSecret'] as const;

/** Creates the actions on the connections themselves, and on the settings of their providers. */
export function createConnectionActions(http: HttpClient, connections: ShownConnections): ConnectionActions {
  const { find, refresh, replace } = connections;
  return {
    create: async (type) => {
      const connection = await api.createSsoConfiguration(http, { type } as SaveSsoConfigurationRequest);
      await connections.add(connection);
      return connection.id;
    },

    remove: async (connectionId) => {
      await api.deleteSsoConfiguration(http, connectionId).catch(ignoreGone);
      connections.hide(connectionId);
    },

    setEnabled: async (base, enabled) => {
      const saved = await refresh(base.id);
      if (!isSameSignIn(saved, base)) throw changedMeanwhile();
      // Otherwise another administrator has done it: that is what the user wanted.
      if (saved.enabled !== enabled) await replace(await api.updateSsoConfiguration(http, base.id, { enabled }));
    },

    saveSettings: async (connectionId, changes) => {
      const base = find(connectionId);
      const saved = await refresh(connectionId);
      const names = Object.keys(changes) as (keyof ProviderSettings)[];
      if (names.some((name) => saved[name] !== base[name])) throw changedMeanwhile();
      await replace(await api.updateSsoConfiguration(http, connectionId, changes));
    },

    readMetadata: async (connectionId, metadata) => {
      find(connectionId);
      await replace(
        'xml' in metadata
          ? await api.updateSsoConfigurationFromMetadata(http, connectionId, metadata.xml)
          : await api.updateSsoConfigurationFromUrl(http, connectionId, metadata),
      );
    },
  };
}

/** Whether the same users sign in at the same provider. */
function isSameSignIn(one: SsoConfiguration, other: SsoConfiguration): boolean {
  const validated = ({ domains }: SsoConfiguration) =>
    domains.flatMap((domain) => (domain.validated ? [domain.domain] : []));
  return (
    one.type === other.type &&
    settings.every((name) => one[name] === other[name]) &&
    isSameSet(validated(one), validated(other))
  );
}
