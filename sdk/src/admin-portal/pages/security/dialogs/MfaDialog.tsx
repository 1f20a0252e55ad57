import { useCallback, useState } from 'react';
import { getInsights } from '../../../../api/security-centre';
import { useApp, useTranslate } from '../../../../app/context';
import type { EnforceMfaType } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { FromCurrent } from '../../../parts/EditDialog';
import { RadioList } from '../../../parts/RadioList';
import { useLoaded } from '../../../parts/use-loaded';
import { mfaTypes } from '../general/general-store';
import { saveMfa } from '../general/save-policies';
import { useSecurity } from '../use-security';
import { PolicyForm } from './PolicyForm';
import { useReadyData } from './use-edit-policy';

const choiceTexts = {
  DontForce: 'dontForce',
  Force: 'force',
  ForceExceptSAML: 'forceExceptSAML',
} as const satisfies Record<EnforceMfaType, string>;

/** Edits whether users need a second factor, and says how many have none yet. */
export function MfaDialog() {
  return <FromCurrent>{(loadCurrent) => <MfaForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function MfaForm({ onLoadCurrent }: { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { general } = useSecurity();
  const [{ id, tenant }] = useState(useReadyData(general).mfa);
  const [type, setType] = useState(tenant);
  const withoutFactor = useUsersWithoutFactor();
  return (
    <PolicyForm
      title={t('adminPortal.security_EditMfaPolicy.title')}
      texts="security_EditMfaPolicy"
      store={general}
      part={({ mfa }) => mfa.tenant}
      send={() => saveMfa(http, id, type)}
      onLoadCurrent={onLoadCurrent}
    >
      <div className="portico-security-choices">
        <RadioList
          label={t('adminPortal.security.mfaTitle')}
          choices={mfaTypes.map((value) => ({
            id: value,
            label: t(`adminPortal.security_EditMfaPolicy.${choiceTexts[value]}Title`),
            description: t(`adminPortal.security_EditMfaPolicy.${choiceTexts[value]}Description`),
          }))}
          selected={type}
          onChange={(chosen) => setType(mfaTypes.find((known) => known === chosen) ?? tenant)}
        />
      </div>
      {type !== 'DontForce' && withoutFactor > 0 && (
        <Alert kind="info">{t('adminPortal.security_EditMfaPolicy.willEnrol', { count: withoutFactor })}</Alert>
      )}
    </PolicyForm>
  );
}

/** How many users have no second factor; 0 while it is not known. */
function useUsersWithoutFactor(): number {
  const { http } = useApp();
  const [insights] = useLoaded(useCallback(() => getInsights(http), [http]));
  if (insights.phase !== 'ready') return 0;
  const about = insights.data.insights?.items?.find(({ category }) => category === 'MFA')?.metadata;
  const without = (about?.totalUsers ?? 0) - (about?.mfa?.enrolledUsersCount ?? 0);
  return Number.isFinite(without) ? without : 0;
}
