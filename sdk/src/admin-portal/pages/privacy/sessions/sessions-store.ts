import { createStore, type StoreApi } from 'zustand/vanilla';
import { deleteAllMySessions, deleteMySession, listMySessions } from '../../../../api/sessions';
import type { UserSession } from '../../../../contract';
import type { ApiError } from '../../../../core/errors';
import type { HttpClient } from '../../../../core/http-client';
import { asApiError } from '../../../../core/response-error';
import { isGone } from '../../../parts/changed-meanwhile';
import { type Loaded, loadedOf } from '../../../parts/loaded';

/** The sessions of the user and the actions on them. */
export interface SessionsStore {
  sessions: Loaded<readonly UserSession[]>;
  /** Never rejects. */
  load(): Promise<void>;
  /** Ends one session: its row disappears at once, and returns if the call fails, which rejects with an {@link ApiError}. */
  end(id: string): Promise<void>;
  /** Ends all sessions but the current one. Rejects with an {@link ApiError}. */
  endOthers(): Promise<void>;
}

/**
 * Creates the store of the user's own sessions.
 *
 * @see Portal spec §3 "Session", §4 "Sessions"
 */
export function createSessionsStore(http: HttpClient): StoreApi<SessionsStore> {
  return createStore<SessionsStore>()((set, get) => {
    let latest = 0;

    function show(select: (sessions: readonly UserSession[]) => readonly UserSession[]): void {
      const { sessions } = get();
      if (sessions.phase === 'ready') set({ sessions: { phase: 'ready', data: select(sessions.data) } });
    }

    return {
      sessions: { phase: 'loading' },

      load: async () => {
        latest += 1;
        const attempt = latest;
        set({ sessions: { phase: 'loading' } });
        const sessions = await loadedOf(listMySessions(http).then(currentFirst));
        if (attempt === latest) set({ sessions });
      },

      end: async (id) => {
        const { sessions } = get();
        const ended = sessions.phase === 'ready' ? sessions.data.find((session) => session.id === id) : undefined;
        if (!ended) return;
        show((all) => all.filter((session) => session !== ended));
        try {
          await deleteMySession(http, id);
        } catch (error) {
          // The session ended meanwhile, for example in another tab: that is what the user wanted.
          if (isGone(asApiError(error))) return;
          show((all) => currentFirst([...all, ended]));
          throw error;
        }
      },

      endOthers: async () => {
        await deleteAllMySessions(http);
        show((all) => all.filter(({ current }) => current));
      },
    };
  });
}

/** Whether the user is signed in elsewhere too. */
export function hasOtherSessions(sessions: SessionsStore['sessions']): boolean {
  return sessions.phase === 'ready' && sessions.data.some(({ current }) => !current);
}

/** The current session, then the others, newest first. */
function currentFirst(sessions: readonly UserSession[]): readonly UserSession[] {
  return [...sessions].sort(
    (one, other) =>
      Number(other.current ?? false) - Number(one.current ?? false) ||
      (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  );
}
