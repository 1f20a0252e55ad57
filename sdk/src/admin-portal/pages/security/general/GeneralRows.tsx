import { useTranslate } from '../../../../app/context';
import type { EnforceMfaType } from '../../../../contract';
import { Chip } from '../../../../ui/Chip';
import { usePermission } from '../../../parts/use-access';
import { durationText } from '../policies/durations';
import type { Limit } from '../policies/limits';
import { PolicyRow } from '../policies/PolicyRow';
import { securityPermissions } from '../security-permissions';
import { effectiveRotation, isVendorShorter } from './effective-rotation';
import type { GeneralPolicies } from './general-store';
import { historySentence, lockoutSentence, mfaSentences } from './sentences';

type RowProps<Policy extends keyof GeneralPolicies> = Pick<GeneralPolicies, Policy> & {
  /** The vendor lets the tenant's administrators edit it. */
  editable: boolean;
};

/** Whether users need a second factor. */
export function MfaRow({ mfa: { tenant, vendor }, editable }: RowProps<'mfa'>) {
  const t = useTranslate();
  const isVendors = tenant === vendor;
  return (
    <PolicyRow
      policy="mfa"
      title={t('adminPortal.security.mfaTitle')}
      sentence={t(mfaSentences[tenant])}
      isOn={tenant !== ('DontForce' satisfies EnforceMfaType)}
      chip={isVendors && <InheritedChip />}
      note={isVendors ? undefined : t('adminPortal.security.vendorDefault', { policy: t(mfaSentences[vendor]) })}
      mayEdit={useMayChange(editable)}
    />
  );
}

/** After how many wrong passwords a user is locked. */
export function LockoutRow({ userLockout: { tenant, vendor }, editable }: RowProps<'userLockout'>) {
  const t = useTranslate();
  const isVendors = isSame(tenant, vendor);
  return (
    <PolicyRow
      policy="userLockout"
      title={t('adminPortal.security.lockoutTitle')}
      sentence={lockoutSentence(t, tenant)}
      isOn={tenant.isOn}
      chip={isVendors && <InheritedChip />}
      note={isVendors ? undefined : t('adminPortal.security.vendorDefault', { policy: lockoutSentence(t, vendor) })}
      mayEdit={useMayChange(editable)}
    />
  );
}

/** How many of a user's last passwords can't be chosen again. */
export function HistoryRow({
  passwordHistory: { tenant, vendor, mayOverride },
  editable,
}: RowProps<'passwordHistory'>) {
  const t = useTranslate();
  const isVendors = isSame(tenant, vendor);
  const mayChange = useMayChange(editable);
  const vendors = isVendors
    ? undefined
    : t('adminPortal.security.vendorDefault', { policy: historySentence(t, vendor) });
  return (
    <PolicyRow
      policy="passwordHistory"
      title={t('adminPortal.security.passwordHistoryTitle')}
      sentence={historySentence(t, tenant)}
      isOn={tenant.isOn}
      chip={isVendors && <InheritedChip />}
      note={mayOverride ? vendors : t('adminPortal.security.vendorDecides')}
      mayEdit={mayChange && mayOverride}
    />
  );
}

/** After how many days a password has to change. */
export function RotationRow({ passwordRotation: rotation, editable }: RowProps<'passwordRotation'>) {
  const t = useTranslate();
  const mayChange = usePermission(securityPermissions.changeRotation);
  const days = effectiveRotation(rotation);
  const isVendors = isVendorShorter(rotation);
  const duration = days === null ? '' : durationText(t.language, { amount: days, unit: 'day' });
  return (
    <PolicyRow
      policy="passwordRotation"
      title={t('adminPortal.security_PasswordInnerPage.passwordRotationTitle')}
      sentence={t(`adminPortal.security_PasswordInnerPage.${days === null ? 'rotationOff' : 'rotationOn'}`, {
        duration,
      })}
      isOn={days !== null}
      chip={isVendors && <InheritedChip />}
      note={
        rotation.mayOverride
          ? isVendors
            ? t('adminPortal.security_PasswordInnerPage.vendorShorter')
            : undefined
          : t('adminPortal.security_PasswordInnerPage.passwordRotationCannotWriteMessage')
      }
      mayEdit={editable && mayChange && rotation.mayOverride}
    />
  );
}

/** How long passwords are at least; only the vendor sets it. */
export function LengthRow({ length }: { length: number }) {
  const t = useTranslate();
  return (
    <PolicyRow
      policy="passwordLength"
      title={t('adminPortal.security.passwordLengthTitle')}
      sentence={t('adminPortal.security.passwordLength', { length })}
      isOn
      chip={<InheritedChip />}
      mayEdit={false}
    />
  );
}

/** Marks a policy that is the vendor's. */
function InheritedChip() {
  const t = useTranslate();
  return <Chip>{t('adminPortal.security.inherited')}</Chip>;
}

function useMayChange(editable: boolean): boolean {
  return usePermission(securityPermissions.changePolicies) && editable;
}

function isSame(one: Limit, other: Limit): boolean {
  return one.isOn === other.isOn && (!one.isOn || one.amount === other.amount);
}
