import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useSession } from '../../../app/context';
import { useFlag, usePermission } from '../../parts/use-access';
import { createFactorsStore, type FactorsStore } from './factors/factors-store';
import { createPasskeysStore, type PasskeysStore } from './passkeys/passkeys-store';
import { createPhoneNumbersStore, type PhoneNumbersStore } from './phone-numbers/phone-numbers-store';
import { createSessionsStore, type SessionsStore } from './sessions/sessions-store';

/** Which cards the page has. */
export interface PrivacyCards {
  password: boolean;
  factors: boolean;
  passkeys: boolean;
  sessions: boolean;
}

/** The cards that the vendor shows and that apply to the user. */
export function usePrivacyCards(): PrivacyCards {
  const fields = useStore(
    useApp().metadata,
    ({ document }) => document.themeV2?.adminPortal?.pages?.privacy?.fieldsProperties,
  );
  // A user of another identity provider has no password here.
  const provider = useSession(({ user }) => user?.provider);
  return {
    password: provider === undefined || provider === 'local',
    factors: fields?.mfa?.appearance !== 'hidden',
    passkeys: useFlag('show-passkeys-new'),
    sessions: fields?.loginSessions?.appearance !== 'hidden',
  };
}

/** The stores of the page's cards. */
export interface PrivacyStores {
  factors: FactorsStore;
  passkeys: PasskeysStore;
  phoneNumbers: PhoneNumbersStore;
  sessions: SessionsStore;
}

/** The stores that several parts of the page use. Only the cards that the page has are loaded. */
export function usePrivacy(cards: PrivacyCards): PrivacyStores {
  const { http, session } = useApp();
  const canReadPolicy = usePermission('fe.secure.read.securityPolicy');
  const [stores] = useState(() => ({
    factors: createFactorsStore({ http, session, canReadPolicy }),
    passkeys: createPasskeysStore(http),
    phoneNumbers: createPhoneNumbersStore({ http, session }),
    sessions: createSessionsStore(http),
  }));
  const factors = useStore(stores.factors);
  const passkeys = useStore(stores.passkeys);
  const phoneNumbers = useStore(stores.phoneNumbers);
  const sessions = useStore(stores.sessions);
  useLoading(cards.factors, factors.load);
  useLoading(cards.passkeys, passkeys.load);
  useLoading(true, phoneNumbers.load);
  useLoading(cards.sessions, sessions.load);
  return { factors, passkeys, phoneNumbers, sessions };
}

function useLoading(isShown: boolean, load: () => Promise<void>): void {
  useEffect(() => {
    if (isShown) void load();
  }, [isShown, load]);
}
