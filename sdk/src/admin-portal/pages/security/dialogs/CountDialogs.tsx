import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { FromCurrent } from '../../../parts/EditDialog';
import { formErrors } from '../../../parts/form-schema';
import { saveHistory, saveLockout } from '../general/save-policies';
import { historySentence, lockoutSentence } from '../general/sentences';
import { HISTORY_SIZE, LOCKOUT_ATTEMPTS } from '../security-limits';
import { useSecurity } from '../use-security';
import { LimitFields } from './LimitFields';
import { limitOf, limitSchema } from './limit-form';
import { PolicyForm } from './PolicyForm';
import { useReadyData } from './use-edit-policy';

interface FormProps {
  onLoadCurrent: () => void;
}

/** Edits after how many wrong passwords a user is locked. */
export function LockoutDialog() {
  return <FromCurrent>{(loadCurrent) => <LockoutForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function LockoutForm({ onLoadCurrent }: FormProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { general } = useSecurity();
  const [{ id, tenant, vendor }] = useState(useReadyData(general).userLockout);
  const [isOn, setOn] = useState(tenant.isOn);
  return (
    <PolicyForm
      title={t('adminPortal.security_EditLockoutPolicy.title')}
      texts="security_EditLockoutPolicy"
      store={general}
      part={({ userLockout }) => userLockout.tenant}
      send={(values) => saveLockout(http, id, limitOf(values, isOn, tenant))}
      validate={(values) => (isOn ? formErrors(limitSchema(t, LOCKOUT_ATTEMPTS, values), values) : {})}
      onLoadCurrent={onLoadCurrent}
    >
      <LimitFields
        switchLabel={t('adminPortal.security_EditPolicy.userLockoutSwitch')}
        description={t('adminPortal.security.vendorDefault', { policy: lockoutSentence(t, vendor) })}
        isOn={isOn}
        onSwitch={setOn}
        amountLabel={t('adminPortal.security_EditLockoutPolicy.attemptsInputLabel')}
        limit={tenant}
      />
    </PolicyForm>
  );
}

/** Edits how many of a user's last passwords can't be chosen again. */
export function HistoryDialog() {
  return <FromCurrent>{(loadCurrent) => <HistoryForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function HistoryForm({ onLoadCurrent }: FormProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { general } = useSecurity();
  const [{ id, tenant, vendor }] = useState(useReadyData(general).passwordHistory);
  const [isOn, setOn] = useState(tenant.isOn);
  return (
    <PolicyForm
      title={t('adminPortal.security_EditPasswordHistoryPolicy.title')}
      texts="security_EditPasswordHistoryPolicy"
      store={general}
      part={({ passwordHistory }) => passwordHistory.tenant}
      send={(values) => saveHistory(http, id, limitOf(values, isOn, tenant))}
      validate={(values) => (isOn ? formErrors(limitSchema(t, HISTORY_SIZE, values), values) : {})}
      onLoadCurrent={onLoadCurrent}
    >
      <LimitFields
        switchLabel={t('adminPortal.security_EditPolicy.passwordHistorySwitch')}
        description={t('adminPortal.security.vendorDefault', { policy: historySentence(t, vendor) })}
        isOn={isOn}
        onSwitch={setOn}
        amountLabel={t('adminPortal.security_EditPasswordHistoryPolicy.sizeInputLabel')}
        help={t('adminPortal.security_EditPolicy.historyHelp')}
        limit={tenant}
      />
    </PolicyForm>
  );
}
