import { createStore, type StoreApi } from 'zustand/vanilla';
import { getSlackApplication, listSlackChannels, registerSlackCode } from '../../../../../api/connectivity';
import type { SlackChannel } from '../../../../../contract';
import type { ApiError } from '../../../../../core/errors';
import type { HttpClient } from '../../../../../core/http-client';
import { asApiError } from '../../../../../core/response-error';
import { isGone } from '../../../../parts/changed-meanwhile';
import { listOf } from '../../../../parts/list-of';

/** The tenant's Slack workspace: its channels, and how to connect it (portal spec §3 "Connectivity state"). */
export interface SlackConnection {
  slackChannels: {
    isLoading: boolean;
    isLoadingScope: boolean;
    /** Absent until they are loaded, and while no workspace is connected. */
    data?: readonly SlackChannel[] | undefined;
    clientId?: string | undefined;
    /** Why the channels or the client id could not be loaded; absent if no workspace is connected. */
    error?: ApiError | undefined;
  };
  /** Loads the channels. Never rejects: a failure ends the loading (portal spec §7). */
  loadSlackChannels(): Promise<void>;
  /** Loads the client id with which a workspace is connected. Never rejects: `undefined` after a failure. */
  loadScope(): Promise<string | undefined>;
  /** Connects the workspace with Slack's authorization code, and loads its channels. Rejects with an {@link ApiError}. */
  postSlackCode(code: string): Promise<void>;
}

/** Creates the store of the tenant's Slack workspace. */
export function createSlackConnection(http: HttpClient): StoreApi<SlackConnection> {
  return createStore<SlackConnection>()((set, get) => {
    const change = (changes: Partial<SlackConnection['slackChannels']>) =>
      set(({ slackChannels }) => ({ slackChannels: { ...slackChannels, ...changes } }));

    return {
      slackChannels: { isLoading: true, isLoadingScope: false },

      loadSlackChannels: async () => {
        change({ isLoading: true, error: undefined });
        try {
          change({ isLoading: false, data: listOf(await listSlackChannels(http)) });
        } catch (thrown) {
          const error = asApiError(thrown);
          // The service has no channels before a workspace is connected.
          change({ isLoading: false, data: undefined, error: isGone(error) ? undefined : error });
        }
      },

      loadScope: async () => {
        change({ isLoadingScope: true });
        const { clientId } = await getSlackApplication(http).catch(() => ({ clientId: undefined }));
        change({ isLoadingScope: false, clientId });
        return clientId;
      },

      postSlackCode: async (code) => {
        await registerSlackCode(http, code);
        await get().loadSlackChannels();
      },
    };
  });
}
