import { useApp, useTranslate } from '../../../../../app/context';
import { LinkButton } from '../../../../../ui/Link';
import { RouteLink } from '../../../../parts/screen/RouteLink';
import { useLoginFlow } from '../../login-context';
import { askForQuickPhone } from '../../quick-login/quick-phone-actions';
import { SkipQuickLogin } from '../../quick-login/screens/SkipQuickLogin';
import { isRegistering, type OtcState } from '../passwordless-actions';
import { AnotherName } from './AnotherName';

/** Alternatives for a user who does not receive the code. Style the first one by `.portico-other-method`. */
export function OtherPhone({ state }: { state: OtcState }) {
  const t = useTranslate();
  const { routes } = useApp();
  const flow = useLoginFlow();
  if (isRegistering(state)) {
    return (
      <>
        <LinkButton className="portico-other-method" onClick={() => askForQuickPhone(flow)}>
          {t('loginBox.login.smsOtcChangePhoneMessage')}
        </LinkButton>
        <SkipQuickLogin />
      </>
    );
  }
  return (
    <>
      {state.step !== 'loginWithOtc' && (
        <RouteLink className="portico-other-method" to={routes.resetPhoneNumberUrl}>
          {t('loginBox.login.lostPhoneNumber')}
        </RouteLink>
      )}
      <AnotherName name={state.email} back={t('loginBox.login.otcBack')} />
    </>
  );
}
