import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { listTeamRoles, listUsersV3 } from '../../../api/team';
import type { TeamRole } from '../../../contract';
import type { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { ignoreGone } from '../../parts/changed-meanwhile';
import { displayName } from '../../parts/display-name';
import { type Loaded, loadedOf } from '../../parts/loaded';
import { type ApiToken, createToken, listTokens, removeToken, type TokenDraft } from './token-calls';
import type { TokenOwner } from './token-owner';

/** The tokens of one owner and the actions on them. No secret is stored here. */
export interface TokensStore {
  tokens: Loaded<readonly ApiToken[]>;
  /** The roles of the tenant; `null` until loaded. */
  roles: readonly TeamRole[] | null;
  /** Names of the users who have created tokens, by id. */
  creators: ReadonlyMap<string, string>;
  /** Never rejects. */
  load(): Promise<void>;
  /** Never rejects. */
  loadRoles(): Promise<void>;
  /** Creates a token and returns its secret. Rejects with an {@link ApiError}. */
  create(draft: TokenDraft): Promise<{ id: string; secret: string }>;
  /** Removes a token. Rejects with an {@link ApiError}, but not if the token is gone already. */
  remove(token: ApiToken): Promise<void>;
}

/**
 * Creates the store of the tokens of one owner.
 *
 * @see Portal spec §3 "API token"
 */
export function createTokensStore(http: HttpClient, owner: TokenOwner): StoreApi<TokensStore> {
  return createStore<TokensStore>()((set, get) => {
    let latest = 0;

    function show(select: (tokens: readonly ApiToken[]) => readonly ApiToken[]): void {
      const { tokens } = get();
      if (tokens.phase === 'ready') set({ tokens: { phase: 'ready', data: select(tokens.data) } });
    }

    async function loadCreators(tokens: readonly ApiToken[]): Promise<void> {
      const ids = new Set(tokens.flatMap(({ createdByUserId }) => createdByUserId ?? []));
      if (ids.size === 0) return;
      // Without the names the column says that they are not known; the tokens are what the page is about.
      const answer = await listUsersV3(http, { ids: [...ids].join(','), _limit: ids.size }).catch(() => null);
      if (answer) set({ creators: new Map(answer.items.map((user) => [user.id, displayName(user)])) });
    }

    return {
      tokens: { phase: 'loading' },
      roles: null,
      creators: new Map(),

      load: async () => {
        latest += 1;
        const attempt = latest;
        set({ tokens: { phase: 'loading' } });
        if (owner === 'tenant') void get().loadRoles();
        const tokens = await loadedOf(listTokens(http, owner));
        if (attempt !== latest) return;
        set({ tokens });
        if (tokens.phase === 'ready') await loadCreators(tokens.data);
      },

      loadRoles: async () => {
        // The dialog that needs the roles loads them again and shows the failure.
        const answer = await listTeamRoles(http).catch(() => null);
        if (answer?.items) set({ roles: answer.items });
      },

      create: async (draft) => {
        const { token, secret } = await createToken(http, owner, draft);
        show((tokens) => [token, ...tokens]);
        return { id: token.id, secret };
      },

      remove: async (token) => {
        await removeToken(http, owner, token).catch(ignoreGone);
        show((tokens) => tokens.filter(({ id }) => id !== token.id));
      },
    };
  });
}

/** Provides the page's store to its descendants. */
export const TokensContext = createContext<StoreApi<TokensStore> | null>(null);

/** Selects from the page's store; renders again only when the selected value changes. */
export function useTokens<T>(select: (tokens: TokensStore) => T): T {
  const store = useContext(TokensContext);
  if (!store) throw new Error('useTokens: no <ApiTokensPage> above this component.');
  return useStore(store, select);
}
