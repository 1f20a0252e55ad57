import { useTranslate } from '../../app/context';
import { Icon, type IconName } from '../../ui/Icon';
import { useLoginFlow } from './login-context';
import type { LoginStateOf, TwoFactorMethod } from './login-state';
import { chooseMethod, openRecovery } from './two-factor-actions';
import { enrolledMethods } from './two-factor-methods';

/** The other ways to prove who one is, the recovery code last. Style it by `.portico-methods`. */
export function TwoFactorMethods({ state }: { state: LoginStateOf<'loginWithTwoFactor'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const others = enrolledMethods(state).filter((method) => method.deviceId !== state.method.deviceId);
  return (
    <div className="portico-methods">
      <h2 className="portico-divider">{t('loginBox.login.moreWaysToAuthenticate')}</h2>
      <ul>
        {others.map((method) => (
          <li key={method.deviceId}>
            <EnrolledMethod method={method} onChoose={() => chooseMethod(flow, method)} />
          </li>
        ))}
        <li>
          <Method icon="key" name={t('loginBox.login.useRecoveryCode')} onChoose={() => openRecovery(flow)} />
        </li>
      </ul>
    </div>
  );
}

function EnrolledMethod({ method, onChoose }: { method: TwoFactorMethod; onChoose: () => void }) {
  const t = useTranslate();
  return method.kind === 'sms' ? (
    <Method icon="phone" name={t('loginBox.login.loginMfaSMS')} detail={method.phoneNumber} onChoose={onChoose} />
  ) : (
    <Method icon="shield" name={t('loginBox.login.loginMfaAuthenticatorApp')} onChoose={onChoose} />
  );
}

interface MethodProps {
  icon: IconName;
  name: string;
  detail?: string;
  onChoose: () => void;
}

function Method({ icon, name, detail, onChoose }: MethodProps) {
  return (
    <button type="button" className="portico-method" onClick={onChoose}>
      <Icon name={icon} size={20} />
      <span>
        {name} {detail && <bdi dir="ltr">{detail}</bdi>}
      </span>
      <Icon name="next" />
    </button>
  );
}
