import { useApp, useTranslate } from '../../../app/context';
import type { KnownTextKey } from '../../../metadata';
import { Chip, type ChipProps } from '../../../ui/Chip';
import { Tooltip } from '../../../ui/Tooltip';
import { dateFormat } from '../formats';
import { type AnyMember, daysLeft, type MemberStatus, memberStatus } from './member-status';

/** The text of each status. */
export const statusLabels = {
  active: 'adminPortal.users.activeStatus',
  pending: 'adminPortal.users.pendingActivationStatus',
  disabled: 'adminPortal.users.disabledStatus',
  locked: 'adminPortal.users.lockedStatus',
  temporary: 'adminPortal.users.temporaryStatus',
  expired: 'adminPortal.users.expiredStatus',
} as const satisfies Record<MemberStatus, KnownTextKey>;

const tones: Record<MemberStatus, NonNullable<ChipProps['tone']>> = {
  active: 'success',
  pending: 'info',
  disabled: 'neutral',
  locked: 'danger',
  temporary: 'warning',
  expired: 'neutral',
};

/** A member's status; for temporary access, the days that are left. */
export function StatusChip({ member }: { member: AnyMember }) {
  const t = useTranslate();
  const now = useApp().session.now();
  const status = memberStatus(member, now);
  const expiration = member.temporaryExpirationDate;
  const chip = <Chip tone={tones[status]}>{t(statusLabels[status])}</Chip>;
  if (!expiration || (status !== 'temporary' && status !== 'expired')) return chip;

  const date = dateFormat(t.language).format(new Date(expiration));
  const tooltip =
    status === 'temporary'
      ? t('adminPortal.users.accessTimeTooltip', { date })
      : t('adminPortal.users.accessTimeExpiredTooltip', { date });
  const text =
    status === 'temporary'
      ? t('adminPortal.users.daysLeft', { count: daysLeft(expiration, now) })
      : t(statusLabels[status]);
  return (
    <Tooltip text={tooltip}>
      <button type="button" className="portico-chip-button">
        <Chip tone={tones[status]}>{text}</Chip>
      </button>
    </Tooltip>
  );
}
