import { useTranslate } from '../../../../app/context';
import type { MfaStrategyName } from '../../../../contract';
import { BackLink } from '../../../parts/screen/BackLink';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { leaveEnrolmentStep } from '../enrolment-actions';
import { useLoginFlow } from '../login-context';
import { changeEmail } from '../step-back-actions';

/** The link back of an enrolment step: to the choice of methods if there is one, else to the first step. */
export function EnrolmentBack({ strategies }: { strategies: readonly MfaStrategyName[] }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  if (strategies.length < 2) return <BackToLogin onBack={() => changeEmail(flow)} />;
  return <BackLink onBack={() => leaveEnrolmentStep(flow)}>{t('loginBox.login.chooseAnotherMethod')}</BackLink>;
}
