import { useTranslate } from '../../app/context';
import type { MfaStrategyName } from '../../contract';
import { AllowedMethod } from '../enrolment/AllowedMethod';
import { isTyped } from '../enrolment/enrolment-routing';
import type { EnrolmentStateOf } from '../enrolment/enrolment-state';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { chooseStrategy, enrolKey } from './enrolment-actions';
import { useLoginFlow } from './login-context';
import { changeEmail } from './step-back-actions';

/** Step `verify` of an enrolment: the choice among what the vendor allows. */
export function EnrolChoiceScreen({ state }: { state: EnrolmentStateOf<'verify'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const choose = (strategy: MfaStrategyName) =>
    isTyped(strategy) ? chooseStrategy(flow, strategy) : enrolKey(flow, strategy);
  return (
    <Screen
      title={t('loginBox.login.forceEnrollMfaTitle')}
      titlePiece="enrollMFAListTitle"
      message={t('loginBox.login.forceEnrollMfaSubtitle')}
      messagePiece="enrollMFAListMessage"
    >
      <FlowAlert />
      <div className="portico-methods">
        <ul>
          {state.strategies.map((strategy) => (
            <li key={strategy}>
              <AllowedMethod strategy={strategy} onChoose={() => choose(strategy)} />
            </li>
          ))}
        </ul>
        {state.strategies.length === 0 && <p>{t('loginBox.login.nothingToEnroll')}</p>}
      </div>
      <BackToLogin onBack={() => changeEmail(flow)} />
    </Screen>
  );
}
