import { useId } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { InsightCode, SecurityInsight } from '../../../../../contract/security-centre';

/**
 * What the policies mean for a user who signs in.
 *
 * @see Portal spec §2 "Dialogs and tables"
 */
export function LoginFlows({ insights }: { insights: readonly SecurityInsight[] }) {
  const t = useTranslate();
  const id = useId();
  const has = (code: InsightCode) => insights.some((insight) => insight.code === code);
  const factor = has('MFA_FORCED') ? 'flowFactorAll' : has('PARTIALLY_FORCED_MFA') ? 'flowFactorMost' : 'flowFactorOwn';
  const lockout = has('IMPROVE_LOCKOUT_POLICY') ? 'flowLockoutLoose' : 'flowLockout';
  return (
    <section className="portico-card" aria-labelledby={id}>
      <h2 id={id} className="portico-centre-title portico-centre-heading">
        {t('adminPortal.securityCenter_mainPage.loginFlows')}
      </h2>
      <ol className="portico-advice-list">
        {([lockout, 'flowLeakedPassword', factor] as const).map((flow) => (
          <li key={flow} className="portico-advice">
            {t(`adminPortal.securityCenter_mainPage.${flow}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
