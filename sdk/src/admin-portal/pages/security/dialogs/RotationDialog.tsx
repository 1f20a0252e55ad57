import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { TextField } from '../../../../ui/TextField';
import { FromCurrent } from '../../../parts/EditDialog';
import type { Rotation } from '../general/general-store';
import { saveRotation } from '../general/save-policies';
import { durationText } from '../policies/durations';
import { ROTATION_DAYS } from '../security-limits';
import { useSecurity } from '../use-security';
import { LimitFields } from './LimitFields';
import { amountProblem, limitOf } from './limit-form';
import { PolicyForm } from './PolicyForm';
import { useReadyData } from './use-edit-policy';

/** Edits after how many days a password has to change. The shorter period of vendor and tenant holds (portal spec §5). */
export function RotationDialog() {
  return <FromCurrent>{(loadCurrent) => <RotationForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function RotationForm({ onLoadCurrent }: { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { general } = useSecurity();
  const [{ tenant, vendor }] = useState(useReadyData(general).passwordRotation);
  const [isOn, setOn] = useState(tenant.isOn);
  const vendorDays = durationText(t.language, { amount: vendor.amount, unit: 'day' });
  return (
    <PolicyForm
      title={t('adminPortal.security_PasswordInnerPage.passwordRotationTitle')}
      texts="security_EditPolicy"
      store={general}
      part={({ passwordRotation }) => passwordRotation.tenant}
      send={(values) => saveRotation(http, rotationOf(values, isOn, tenant))}
      validate={(values) => (isOn ? rotationProblems(t, values) : {})}
      onLoadCurrent={onLoadCurrent}
    >
      <LimitFields
        switchLabel={t('adminPortal.security_EditPolicy.passwordRotationSwitch')}
        description={t('adminPortal.security_PasswordInnerPage.passwordRotationDescription')}
        isOn={isOn}
        onSwitch={setOn}
        amountLabel={t('adminPortal.security_EditPolicy.rotationLabel')}
        {...(vendor.isOn && {
          help: t('adminPortal.security_PasswordInnerPage.vendorRotation', { duration: vendorDays }),
        })}
        limit={tenant}
      />
      {isOn && <NotificationField days={tenant.notificationDays} />}
    </PolicyForm>
  );
}

function NotificationField({ days }: { days: number }) {
  const t = useTranslate();
  return (
    <TextField
      name="notification"
      label={t('adminPortal.security_PasswordInnerPage.notificationPeriodTitle')}
      help={t('adminPortal.security_PasswordInnerPage.notificationPeriodDescription')}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      defaultValue={days}
    />
  );
}

function rotationOf(values: FormValues, isOn: boolean, before: Rotation): Rotation {
  return {
    ...limitOf(values, isOn, before),
    notificationDays: isOn ? Number(values.notification) : before.notificationDays,
  };
}

/** The problems of the form by field: users are reminded before the password has to change. */
function rotationProblems(t: Translate, values: FormValues): FormErrors {
  const typed = (values.notification ?? '').trim();
  const isNumber = /^[1-9]\d{0,3}$/.test(typed);
  const isBefore = Number(typed) < Number(values.amount);
  return {
    amount: amountProblem(t, values, ROTATION_DAYS),
    notification: !isNumber
      ? t('adminPortal.security_PasswordInnerPage.notificationPeriodInvalid')
      : isBefore
        ? undefined
        : t('adminPortal.security_PasswordInnerPage.notificationPeriodLessThanRotation'),
  };
}
