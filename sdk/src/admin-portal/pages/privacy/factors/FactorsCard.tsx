import { LifeBuoy } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import type { Loaded } from '../../../parts/loaded';
import { usePortalActions } from '../../../shell/use-portal';
import { LoadedContent, SecurityCard } from '../parts/SecurityCard';
import { SecurityRow } from '../parts/SecurityRow';
import { FactorOffer, FactorRow } from './FactorRows';
import { addableOf } from './factors';
import type { Factors } from './factors-store';

export interface FactorsCardProps {
  factors: Loaded<Factors>;
  onRetry: () => void;
}

/** The user's second factors: each with its state, a way to turn it off, and the kinds that can be added. */
export function FactorsCard({ factors, onRetry }: FactorsCardProps) {
  const t = useTranslate();
  const data = factors.phase === 'ready' ? factors.data : undefined;
  return (
    <SecurityCard
      title={t('adminPortal.privacy.mfaTitle')}
      description={t('adminPortal.privacy.mfaDescription')}
      action={data && <FactorsState {...data} />}
    >
      <LoadedContent loaded={factors} onRetry={onRetry}>
        {(loaded) => <FactorList {...loaded} />}
      </LoadedContent>
    </SecurityCard>
  );
}

function FactorsState({ enrolled, isRequired }: Factors) {
  const t = useTranslate();
  return (
    <p className="portico-security-chips">
      {enrolled.length > 0 ? (
        <Chip tone="success">{t('adminPortal.privacy.mfaEnabled')}</Chip>
      ) : (
        <Chip tone="warning">{t('adminPortal.privacy.mfaDisabled')}</Chip>
      )}
      {isRequired && <Chip tone="info">{t('adminPortal.privacy.mfaRequired')}</Chip>}
    </p>
  );
}

function FactorList({ enrolled, offered, isRequired }: Factors) {
  const isLast = enrolled.length === 1;
  return (
    <ul className="portico-security-rows">
      {enrolled.map((factor) => (
        <FactorRow key={factor.id ?? factor.strategy} factor={factor} isKept={isRequired && isLast} />
      ))}
      {enrolled.length > 0 && <RecoveryRow isRequired={isRequired} />}
      {addableOf(enrolled, offered).map((strategy) => (
        <FactorOffer
          key={strategy}
          strategy={strategy}
          isAnother={enrolled.some((factor) => factor.strategy === strategy)}
        />
      ))}
    </ul>
  );
}

/** What the recovery code is for, and the way to turn every factor off, which also ends the code. */
function RecoveryRow({ isRequired }: { isRequired: boolean }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <SecurityRow
      icon={LifeBuoy}
      name={t('adminPortal.privacy.recoveryCodeName')}
      detail={t('adminPortal.privacy.recoveryCodeDetail')}
      action={
        !isRequired && (
          <Button variant="quiet" size="dense" onClick={() => openDialog({ kind: 'disableMfa' })}>
            {t('adminPortal.privacy.mfaDisableAll')}
          </Button>
        )
      }
    />
  );
}
