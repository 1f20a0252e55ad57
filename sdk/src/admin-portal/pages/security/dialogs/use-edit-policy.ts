import { type StoreApi, useStore } from 'zustand';
import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { type ConflictingSave, useSaveOnBase } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import type { PartOf, PolicyStore } from '../policies/policy-store';

/** What the dialog of a policy edits, and how it is sent. */
export interface PolicyEdit<Data> {
  store: StoreApi<PolicyStore<Data>>;
  /** The part of the data that the dialog shows: only a change of it is a conflict. */
  part: PartOf<Data>;
  send: (values: FormValues) => Promise<unknown>;
}

/** Returns the data of a tab that is loaded: its dialogs are not rendered before. */
export function useReadyData<Data>(store: StoreApi<PolicyStore<Data>>): Data {
  const data = useStore(store, (policies) => policies.data);
  if (data.phase !== 'ready') throw new Error('useReadyData: the policies are not loaded.');
  return data.data;
}

/** Saves the form of a policy that another user may change meanwhile, then closes its dialog. */
export function useEditPolicy<Data>({ store, part, send }: PolicyEdit<Data>): ConflictingSave<FormValues> {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const change = useStore(store, (policies) => policies.change);
  return useSaveOnBase(
    useReadyData(store),
    (values, base) => change(part, base, () => send(values)),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.security.saved'));
    },
  );
}
