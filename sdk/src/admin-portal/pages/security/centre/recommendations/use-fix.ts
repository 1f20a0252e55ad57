import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../../../app/context';
import { useNotify } from '../../../../../ui/Notifications';
import { type Action, useAction } from '../../../../parts/use-action';
import { useNotifyFailure } from '../../../../parts/use-notify-failure';
import { useOfferUndo } from '../../../../parts/use-offer-undo';
import { usePortalActions } from '../../../../shell/use-portal';
import type { SecurityDialog } from '../../security-dialogs';
import { useSecurity } from '../../use-security';
import { useCentre } from '../use-centre';
import { applyLimit, loadCurrent } from './apply-limit';
import { type AdvisedPolicy, isSessionPolicy } from './fixes';

/** Sets a policy to the advised value at once, offers to undo that, and loads the score again. Shows a failure as a toast. */
export function useApplyLimit(policy: AdvisedPolicy, amount: number): Action<[]> {
  const { http } = useApp();
  const t = useTranslate();
  const stores = useSecurity();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const offerUndo = useOfferUndo();
  const reload = useStore(useCentre(), (centre) => centre.reload);
  async function apply() {
    const applied = await applyLimit(http, stores, policy, amount);
    if (applied.kind === 'vendorDecides') return notify.toast(t('adminPortal.security.vendorDecides'), 'error');
    await reload();
    if (applied.kind === 'set') offerUndo(t('adminPortal.security.saved'), () => applied.undo().then(reload));
  }
  return useAction(() => apply().catch(notifyFailure));
}

/** Opens the dialog of a policy over the centre, once the policy is loaded. Shows a failure as a toast. */
export function useEditAdvised(policy: AdvisedPolicy | 'mfa'): Action<[]> {
  const { sessions, general } = useSecurity();
  const { openDialog } = usePortalActions();
  const notifyFailure = useNotifyFailure();
  const open = () => openDialog({ kind: 'editPolicy', policy } satisfies SecurityDialog);
  const load = () => (isSessionPolicy(policy) ? loadCurrent(sessions) : loadCurrent(general));
  return useAction(() => load().then(open).catch(notifyFailure));
}
