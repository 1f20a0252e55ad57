import { useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { type ConflictingSave, useSaveOnBase } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import type { PartOf, PolicyStore } from '../policies/policy-store';
import { locksOut } from './locks-out';

/** What the dialog of a policy edits, and how it is sent. */
export interface PolicyEdit<Data> {
  store: StoreApi<PolicyStore<Data>>;
  /** The part of the data that the dialog shows: only a change of it is a conflict. */
  part: PartOf<Data>;
  send: (values: FormValues) => Promise<unknown>;
  /** Whether the user could not come any more after the change: then the dialog warns before it sends. */
  refusesMe?: ((values: FormValues) => Promise<boolean>) | undefined;
}

/** Returns the data of a tab that is loaded: its dialogs are not rendered before. */
export function useReadyData<Data>(store: StoreApi<PolicyStore<Data>>): Data {
  const data = useStore(store, (policies) => policies.data);
  if (data.phase !== 'ready') throw new Error('useReadyData: the policies are not loaded.');
  return data.data;
}

/** Saves the form of a policy that another user may change meanwhile, then closes its dialog. */
export function useEditPolicy<Data>({ store, part, ...edit }: PolicyEdit<Data>): ConflictingSave<FormValues> {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const change = useStore(store, (policies) => policies.change);
  const send = useWarnedSend(edit);
  return useSaveOnBase(
    useReadyData(store),
    (values, base) => change(part, base, () => send(values)),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.security.saved'));
    },
  );
}

/** Rejects a change that would lock the user out; the next call, after the user has read so, sends it. */
function useWarnedSend({ send, refusesMe }: Pick<PolicyEdit<unknown>, 'send' | 'refusesMe'>) {
  const [isWarned, setWarned] = useState(false);
  return async (values: FormValues) => {
    if (!isWarned && (await refusesMe?.(values))) {
      setWarned(true);
      throw locksOut();
    }
    return send(values);
  };
}
