import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { FromCurrent } from '../../../parts/EditDialog';
import { formErrors } from '../../../parts/form-schema';
import type { Rotation } from '../general/general-store';
import { saveRotation } from '../general/save-policies';
import { durationText } from '../policies/durations';
import { useSecurity } from '../use-security';
import { LimitFields } from './LimitFields';
import { limitOf, rotationSchema } from './limit-form';
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
      validate={(values) => (isOn ? formErrors(rotationSchema(t, values), values) : {})}
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
