import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/sso';
import { listTeamRoles } from '../../../api/team';
import type { SaveSsoConfigurationRequest, SsoConfiguration, SsoDomain, SsoGroup } from '../../../contract';
import { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile, ignoreGone } from '../../parts/changed-meanwhile';
import { loadedOf } from '../../parts/loaded';
import { isSameSet } from '../../parts/same-set';
import type { ProviderSettings, SsoStore } from './sso-state';

/** What another domain takes with it (portal spec §4 "SSO"). */
const CLEARED = { ssoEndpoint: '', publicCertificate: '', signRequest: false } as const;

/** What the service knows about a provider. */
const settings = ['ssoEndpoint', 'publicCertificate', 'signRequest', 'oidcClientId', 'oidcSecret'] as const;

/**
 * Creates the store of the connections to identity providers.
 *
 * @see Portal spec §3 "SSO configuration (generic)", §4 "SSO", §5
 */
export function createSsoStore(http: HttpClient): StoreApi<SsoStore> {
  return createStore<SsoStore>()((set, get) => {
    const current = () => {
      const { connections } = get();
      return connections.phase === 'ready' ? connections.data : [];
    };
    const show = (data: readonly SsoConfiguration[]) => set({ connections: { phase: 'ready', data } });
    const hide = (connectionId: string) => show(current().filter(({ id }) => id !== connectionId));
    const patch = (connectionId: string, change: (connection: SsoConfiguration) => SsoConfiguration) =>
      show(current().map((connection) => (connection.id === connectionId ? change(connection) : connection)));
    const patchDomains = (connectionId: string, change: (domains: SsoDomain[]) => SsoDomain[]) =>
      patch(connectionId, (connection) => ({ ...connection, domains: change(connection.domains) }));

    /** Shows a saved connection. A malformed answer of an accepted request has none in it: then all are loaded again. */
    async function showSaved(answer: SsoConfiguration): Promise<void> {
      if (!answer.id) show(await listConnections(http));
      else patch(answer.id, () => wholeConnection(answer));
    }

    /** The connection as it is now. */
    async function refresh(connectionId: string): Promise<SsoConfiguration> {
      show(await listConnections(http));
      return find(connectionId);
    }

    /** @throws {ApiError} 404 with the sentence of the spec (portal spec §5): nothing can be saved for no connection. */
    function find(connectionId: string): SsoConfiguration {
      const connection = current().find(({ id }) => id === connectionId);
      if (!connection) throw noConfiguration();
      return connection;
    }

    async function addDomain(connectionId: string, domain: string): Promise<void> {
      const added = await api.addSsoDomain(http, connectionId, domain);
      if (!added.id) show(await listConnections(http));
      else patchDomains(connectionId, (domains) => [...domains, added]);
    }

    async function removeDomain(connectionId: string, domainId: string): Promise<void> {
      await api.deleteSsoDomain(http, connectionId, domainId).catch(ignoreGone);
      patchDomains(connectionId, (domains) => domains.filter(({ id }) => id !== domainId));
    }

    /** The groups as they are now. */
    async function refreshGroups(connectionId: string): Promise<SsoGroup[]> {
      const groups = await api.listSsoGroups(http, connectionId);
      if (!Array.isArray(groups)) throw new TypeError('The groups are no list');
      patch(connectionId, (connection) => ({ ...connection, groups }));
      return groups;
    }

    return {
      connections: { phase: 'loading' },
      roles: null,
      tested: null,
      setTested: (tested) => set({ tested }),

      loadRoles: async () => {
        const { items } = await listTeamRoles(http);
        if (!Array.isArray(items)) throw new TypeError('The roles are no list');
        set({ roles: items });
      },

      load: async () => {
        set({ connections: { phase: 'loading' } });
        set({ connections: await loadedOf(listConnections(http)) });
      },

      create: async (type) => {
        const connection = await api.createSsoConfiguration(http, { type } as SaveSsoConfigurationRequest);
        if (!connection.id) show(await listConnections(http));
        else show([...current(), wholeConnection(connection)]);
        return connection.id;
      },

      remove: async (connectionId) => {
        await api.deleteSsoConfiguration(http, connectionId).catch(ignoreGone);
        hide(connectionId);
      },

      setEnabled: async (base, enabled) => {
        const saved = await refresh(base.id);
        if (!isSameSignIn(saved, base)) throw changedMeanwhile();
        // Otherwise another administrator has done it: that is what the user wanted.
        if (saved.enabled !== enabled) await showSaved(await api.updateSsoConfiguration(http, base.id, { enabled }));
      },

      addDomain,
      removeDomain,

      changeDomain: async (connectionId, domainId, domain) => {
        // In this order, a refused domain leaves everything as it is. A repeated attempt has it already.
        const has = find(connectionId).domains.some((one) => one.domain === domain.toLowerCase());
        if (!has) await addDomain(connectionId, domain);
        await showSaved(await api.updateSsoConfiguration(http, connectionId, CLEARED));
        await removeDomain(connectionId, domainId);
      },

      validateDomain: async (connectionId, domainId) => {
        find(connectionId);
        await api.validateSsoDomain(http, connectionId, domainId);
        patchDomains(connectionId, (domains) =>
          domains.map((domain) => (domain.id === domainId ? { ...domain, validated: true } : domain)),
        );
      },

      saveSettings: async (connectionId, changes) => {
        const base = find(connectionId);
        const saved = await refresh(connectionId);
        const names = Object.keys(changes) as (keyof ProviderSettings)[];
        if (names.some((name) => saved[name] !== base[name])) throw changedMeanwhile();
        await showSaved(await api.updateSsoConfiguration(http, connectionId, changes));
      },

      readMetadata: async (connectionId, metadata) => {
        find(connectionId);
        await showSaved(
          'xml' in metadata
            ? await api.updateSsoConfigurationFromMetadata(http, connectionId, metadata.xml)
            : await api.updateSsoConfigurationFromUrl(http, connectionId, metadata),
        );
      },

      setRoles: async (connectionId, roleIds, base) => {
        const current = (await api.getSsoDefaultRoles(http, connectionId)).roleIds;
        patch(connectionId, (connection) => ({ ...connection, roleIds: current }));
        if (!isSameSet(current, base)) throw changedMeanwhile();
        await api.setSsoDefaultRoles(http, connectionId, roleIds);
        patch(connectionId, (connection) => ({ ...connection, roleIds: [...roleIds] }));
      },

      addGroup: async (connectionId, draft) => {
        await api.createSsoGroup(http, connectionId, draft);
        await refreshGroups(connectionId);
      },

      changeGroup: async (connectionId, base, draft) => {
        const current = (await refreshGroups(connectionId)).find(({ id }) => id === base.id);
        if (current && !isSameGroup(current, base)) throw changedMeanwhile();
        // Of a group that is gone, the service says so.
        await api.updateSsoGroup(http, connectionId, base.id, draft);
        await refreshGroups(connectionId);
      },

      removeGroup: async (connectionId, groupId) => {
        await api.deleteSsoGroup(http, connectionId, groupId).catch(ignoreGone);
        patch(connectionId, (connection) => ({
          ...connection,
          groups: connection.groups.filter(({ id }) => id !== groupId),
        }));
      },
    };
  });
}

async function listConnections(http: HttpClient): Promise<SsoConfiguration[]> {
  const connections = await api.listSsoConfigurations(http);
  if (!Array.isArray(connections)) throw new TypeError('The connections are no list');
  return connections.map(wholeConnection);
}

/** A connection without missing lists, which an older service may leave out. */
function wholeConnection(connection: SsoConfiguration): SsoConfiguration {
  const { domains, groups, roleIds } = connection;
  return { ...connection, domains: domains ?? [], groups: groups ?? [], roleIds: roleIds ?? [] };
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

function isSameGroup(one: SsoGroup, other: SsoGroup): boolean {
  return one.group === other.group && isSameSet(one.roleIds, other.roleIds);
}

function noConfiguration(): ApiError {
  return new ApiError('IllegalState: samlConfiguration is not defined', { statusCode: 404, errorCode: '' });
}
