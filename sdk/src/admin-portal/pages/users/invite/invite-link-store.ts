import { createStore, type StoreApi } from 'zustand/vanilla';
import { createInviteLink, deleteInviteLink, getInviteLink, updateInviteLink } from '../../../../api/team';
import type { InviteLink, InviteLinkRequest } from '../../../../contract';
import { ApiError } from '../../../../core/errors';
import type { HttpClient } from '../../../../core/http-client';
import { type Loaded, loadedOf } from '../../../parts/loaded';

/** The user's own invite link: `null` while there is none. */
interface InviteLinkStore {
  link: Loaded<InviteLink | null>;
  load(): Promise<void>;
  /** Creates the link; an earlier one stops working. Rejects with an {@link ApiError}. */
  create(body: InviteLinkRequest): Promise<void>;
  /** Changes the link; its address stays. Rejects with an {@link ApiError}. */
  update(body: InviteLinkRequest): Promise<void>;
  /** Makes the link stop working. Rejects with an {@link ApiError}. */
  remove(): Promise<void>;
}

/** Creates the store of the user's invite link. */
export function createInviteLinkStore(http: HttpClient): StoreApi<InviteLinkStore> {
  return createStore<InviteLinkStore>()((set) => {
    const show = (data: InviteLink | null) => set({ link: { phase: 'ready', data } });
    return {
      link: { phase: 'loading' },
      load: async () => set({ link: await loadedOf(getInviteLink(http).catch(noLink)) }),
      create: async (body) => show(await createInviteLink(http, body)),
      update: async (body) => show(await updateInviteLink(http, body)),
      remove: async () => {
        await deleteInviteLink(http);
        show(null);
      },
    };
  });
}

/** The service answers 404 before there is a link. */
function noLink(error: unknown): null {
  if (error instanceof ApiError && error.statusCode === 404) return null;
  throw error;
}
