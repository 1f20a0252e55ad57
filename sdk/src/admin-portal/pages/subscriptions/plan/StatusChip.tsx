import { useTranslate } from '../../../../app/context';
import type { KnownTextKey } from '../../../../metadata';
import { Chip, type ChipProps } from '../../../../ui/Chip';
import type { PlanStatus } from '../plan-status';

const labels = {
  active: 'adminPortal.subscriptions_CurrentPlan.active',
  incomplete: 'adminPortal.subscriptions_CurrentPlan.incomplete',
  canceled: 'adminPortal.subscriptions_CurrentPlan.canceled',
  expired: 'adminPortal.subscriptions_CurrentPlan.expired',
  trialing: 'adminPortal.subscriptions_CurrentPlan.trialing',
} as const satisfies Record<PlanStatus, KnownTextKey>;

const tones: Record<PlanStatus, NonNullable<ChipProps['tone']>> = {
  active: 'success',
  incomplete: 'danger',
  canceled: 'neutral',
  expired: 'neutral',
  trialing: 'info',
};

/** The state of the subscription. */
export function StatusChip({ status }: { status: PlanStatus }) {
  const t = useTranslate();
  return (
    <Chip tone={tones[status]} icon={<span className="portico-status-dot" />}>
      {t(labels[status])}
    </Chip>
  );
}
