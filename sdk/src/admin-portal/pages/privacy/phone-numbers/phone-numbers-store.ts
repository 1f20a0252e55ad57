import { createStore, type StoreApi } from 'zustand/vanilla';
import { listPhoneNumbers } from '../../../../api/phone-numbers';
import type { ListPhoneNumbersResponse } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import type { Session } from '../../../../session/session';
import { listOf } from '../../../parts/list-of';
import { type Loaded, loadedOf } from '../../../parts/loaded';

/** Phone numbers on a page (portal spec §9 "Paging"). */
export const PHONE_NUMBERS_PAGE_SIZE = 10;

/** State and actions of the card of phone numbers. */
export interface PhoneNumbersStore {
  numbers: Loaded<ListPhoneNumbersResponse>;
  /** Counts from 0. */
  page: number;
  load(): Promise<void>;
  /** Loads another page, and keeps the current rows until then. */
  goToPage(page: number): Promise<void>;
  /** Loads the page again after a change. */
  refresh(): Promise<void>;
}

interface PhoneNumbersContext {
  http: HttpClient;
  session: Pick<Session, 'reloadUser'>;
}

/**
 * Creates the store of the user's own phone numbers.
 *
 * @see Portal spec §7 "Restrictions and policies", §9 "Paging"
 */
export function createPhoneNumbersStore({ http, session }: PhoneNumbersContext): StoreApi<PhoneNumbersStore> {
  return createStore<PhoneNumbersStore>()((set, get) => {
    let latest = 0;

    async function show(page: number): Promise<void> {
      latest += 1;
      const attempt = latest;
      const query = { _limit: PHONE_NUMBERS_PAGE_SIZE, _offset: page };
      const numbers = await loadedOf(listPhoneNumbers(http, query).then(withItems));
      if (attempt !== latest) return;
      // The last row of the last page is gone: shows the page before it.
      const isBeyond = numbers.phase === 'ready' && page > 0 && numbers.data.items.length === 0;
      if (isBeyond) await show(page - 1);
      else set({ numbers, page });
    }

    return {
      numbers: { phase: 'loading' },
      page: 0,
      load: () => {
        set({ numbers: { phase: 'loading' } });
        return show(get().page);
      },
      goToPage: show,
      refresh: async () => {
        await show(get().page);
        await session.reloadUser();
      },
    };
  });
}

function withItems(answer: ListPhoneNumbersResponse): ListPhoneNumbersResponse {
  return { ...answer, items: listOf(answer.items) };
}
