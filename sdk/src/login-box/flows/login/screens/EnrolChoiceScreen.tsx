import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { MfaStrategyName } from '../../../../contract';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { isTyped } from '../../enrolment/enrolment-routing';
import type { EnrolmentStateOf } from '../../enrolment/enrolment-state';
import { AllowedMethod } from '../../enrolment/screens/AllowedMethod';
import { MethodList } from '../../second-factor/screens/MethodList';
import { chooseStrategy, enrolKey } from '../enrolment-actions';
import { useLoginFlow } from '../login-context';
import { changeEmail } from '../step-back-actions';

/** Step `verify` of an enrolment: the choice among the methods that the vendor allows. */
export function EnrolChoiceScreen({ state }: { state: EnrolmentStateOf<'verify'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const hasKey = !state.strategies.every(isTyped);
  const [remember, setRemember] = useState(false);
  const choose = (strategy: MfaStrategyName) =>
    isTyped(strategy) ? chooseStrategy(flow, strategy) : enrolKey(flow, strategy, remember);
  return (
    <Screen
      title={t('loginBox.login.forceEnrollMfaTitle')}
      titlePart="enrollMFAListTitle"
      message={t('loginBox.login.forceEnrollMfaSubtitle')}
      messagePart="enrollMFAListMessage"
    >
      <FlowAlert />
      {state.strategies.length === 0 ? (
        <p className="portico-no-factor">{t('loginBox.login.nothingToEnroll')}</p>
      ) : (
        <MethodList enrolling rememberDays={hasKey ? state.rememberDays : undefined} onRemember={setRemember}>
          {state.strategies.map((strategy) => (
            <AllowedMethod key={strategy} strategy={strategy} onChoose={() => choose(strategy)} />
          ))}
        </MethodList>
      )}
      <BackToLogin onBack={() => changeEmail(flow)} />
    </Screen>
  );
}
