import { useTranslate } from '../../../../../app/context';
import type { RecommendationCode } from '../../../../../contract/security-centre';
import type { Translate } from '../../../../../metadata';
import { Button } from '../../../../../ui/Button';
import { usePageParams, usePortalActions } from '../../../../shell/use-portal';
import { durationOf, durationText } from '../../policies/durations';
import type { SecurityDialog } from '../../security-dialogs';
import { type AdvisedPolicy, type Fix, isSessionPolicy } from './fixes';
import { recommendationTexts } from './recommendation-texts';
import { useApplyLimit, useEditAdvised } from './use-fix';

export interface FixButtonsProps {
  code: RecommendationCode;
  fix: Fix;
}

/** What the user can do about a recommendation. */
export function FixButtons({ code, fix }: FixButtonsProps) {
  switch (fix.kind) {
    case 'limit':
      return <LimitButtons code={code} {...fix} />;
    case 'mfa':
      return <MfaButton code={code} />;
    default:
      return <LeadButton code={code} fix={fix} />;
  }
}

interface LimitButtonsProps {
  code: RecommendationCode;
  policy: AdvisedPolicy;
  amount: number;
}

function LimitButtons({ code, policy, amount }: LimitButtonsProps) {
  const t = useTranslate();
  const apply = useApplyLimit(policy, amount);
  const edit = useEditAdvised(policy);
  const texts = recommendationTexts[code];
  const title = t(`adminPortal.securityCenter_recommendations.${texts}Title`);
  return (
    <>
      <Button variant="secondary" size="dense" pending={apply.pending} onClick={() => apply.run()}>
        {t(`adminPortal.securityCenter_recommendations.${texts}ButtonText`, advisedValue(t, policy, amount))}
      </Button>
      <Button
        variant="quiet"
        size="dense"
        aria-haspopup="dialog"
        aria-label={t('adminPortal.securityCenter_mainPage.otherValueOf', { title })}
        pending={edit.pending}
        onClick={() => edit.run()}
      >
        {t('adminPortal.securityCenter_mainPage.otherValue')}
      </Button>
    </>
  );
}

/** The advised value as the button of a recommendation names it. */
function advisedValue(t: Translate, policy: AdvisedPolicy, amount: number): { count: number; duration: string } {
  const isDuration = isSessionPolicy(policy) && policy !== 'maximumConcurrentSessions';
  return { count: amount, duration: isDuration ? durationText(t.language, durationOf(amount)) : '' };
}

function MfaButton({ code }: { code: RecommendationCode }) {
  const t = useTranslate();
  const edit = useEditAdvised('mfa');
  return (
    <Button variant="secondary" size="dense" aria-haspopup="dialog" pending={edit.pending} onClick={() => edit.run()}>
      {t(`adminPortal.securityCenter_recommendations.${recommendationTexts[code]}ButtonText`)}
    </Button>
  );
}

interface LeadButtonProps {
  code: RecommendationCode;
  fix: Extract<Fix, { kind: 'mail' | 'tab' | 'sso' }>;
}

/** Leads to where the recommendation is followed. */
function LeadButton({ code, fix }: LeadButtonProps) {
  const t = useTranslate();
  const { goTo, openDialog } = usePortalActions();
  const [, setParams] = usePageParams();
  function lead() {
    if (fix.kind === 'tab') setParams({ view: '', tab: fix.tab });
    else if (fix.kind === 'sso') goTo('sso');
    else openDialog({ kind: 'resetLeakedPasswords' } satisfies SecurityDialog);
  }
  return (
    <Button variant="secondary" size="dense" aria-haspopup={fix.kind === 'mail' ? 'dialog' : undefined} onClick={lead}>
      {t(`adminPortal.securityCenter_recommendations.${recommendationTexts[code]}ButtonText`)}
    </Button>
  );
}
