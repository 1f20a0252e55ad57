import { createStore, type StoreApi } from 'zustand/vanilla';
import { createUsername, deleteUsername } from '../../../api/usernames-and-emails';
import { getMe, updateMe, uploadProfilePicture } from '../../../api/users';
import { changeMyPhone, verifyMyPhone } from '../../../api/users-contacts';
import type { UserProfile } from '../../../contract';
import type { Clock } from '../../../core/clock';
import type { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import type { Session } from '../../../session/session';
import { type Loaded, loadedOf } from '../../parts/loaded';
import { PROFILE_RETRY_DELAYS_MS } from './profile-constants';
import type { ProfileField } from './profile-dialogs';
import { fieldChange, fieldValue } from './profile-fields';

/** The user's actions on the page. Saving rejects with an {@link ApiError}; loading never rejects. */
interface ProfileActions {
  load(): Promise<void>;
  saveField(field: ProfileField, value: string): Promise<void>;
  /** Sends a code to a new phone number; returns its handle. Nothing changes before {@link verifyPhone}. */
  sendPhoneCode(phoneNumber: string): Promise<string>;
  /** Changes the phone number to the one that got the code. */
  verifyPhone(changePhoneId: string, code: string): Promise<void>;
  /** Uploads a base64 data URL, unless it is the current picture. */
  savePicture(dataUrl: string): Promise<void>;
  removePicture(): Promise<void>;
}

export interface ProfileStore extends ProfileActions {
  state: Loaded<UserProfile>;
}

export interface ProfileContext {
  http: HttpClient;
  clock: Clock;
  session: Pick<Session, 'reloadUser'>;
}

/**
 * Creates the store of the user's profile.
 *
 * @see Portal spec §5, §9
 */
export function createProfileStore({ http, clock, session }: ProfileContext): StoreApi<ProfileStore> {
  return createStore<ProfileStore>()((set, get) => {
    let latest = 0;

    /** Reads the profile after a change, so that the page shows the values of the service. */
    async function refresh() {
      set({ state: { phase: 'ready', data: await readProfile(http) } });
      await session.reloadUser();
    }

    const present = () => loadedProfile(get());

    return {
      state: { phase: 'loading' },

      load: async () => {
        latest += 1;
        const attempt = latest;
        set({ state: { phase: 'loading' } });
        const state = await loadedOf(readProfile(http));
        if (attempt === latest) set({ state });
      },

      saveField: async (field, typed) => {
        const profile = present();
        const value = typed.trim();
        if (value === fieldValue(profile, field)) return;
        if (field === 'username') await saveUsername(http, profile.username, value);
        else await updateMe(http, fieldChange(profile, field, value));
        await refresh();
      },

      sendPhoneCode: async (phoneNumber) => (await changeMyPhone(http, { phoneNumber })).changePhoneId,

      verifyPhone: async (changePhoneId, code) => {
        await verifyMyPhone(http, { changePhoneId, code });
        await refresh();
      },

      savePicture: async (dataUrl) => {
        const { isNewPicture, pictureBlob } = await import('../../parts/picture');
        if (!isNewPicture(dataUrl, present().profilePictureUrl)) return;
        const address = await uploadProfilePicture(http, pictureBlob(dataUrl));
        await updateMe(http, { profilePictureUrl: withTime(address, clock.now()) });
        await refresh();
      },

      removePicture: async () => {
        present();
        await updateMe(http, { profilePictureUrl: null });
        await refresh();
      },
    };
  });
}

async function readProfile(http: HttpClient): Promise<UserProfile> {
  const profile = await getMe(http, PROFILE_RETRY_DELAYS_MS);
  // A malformed answer is an empty object, and must not be shown as an empty profile.
  if (!profile.id) throw new TypeError('The profile has no id');
  return profile;
}

function loadedProfile({ state }: ProfileStore): UserProfile {
  if (state.phase !== 'ready') throw new Error('profile: nothing can be changed before it is loaded');
  return state.data;
}

/** Deletes the old username, then sets the new one (portal spec §5). If that is refused, restores the old one. */
async function saveUsername(http: HttpClient, current: string | undefined, username: string): Promise<void> {
  if (current) await deleteUsername(http, current);
  if (!username) return;
  try {
    await createUsername(http, { username });
  } catch (error) {
    if (current) await createUsername(http, { username: current }).catch(() => {});
    throw error;
  }
}

/** Adds the time to the address, so that the browser loads a changed picture again (contract: endpoints). */
function withTime(address: string, now: number): string {
  if (address.startsWith('data:')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}t=${now}`;
}
