import { useTranslate } from '../../../../app/context';
import { maskedNumber } from '../../../parts/phone/masked-number';
import { MethodButton } from '../../../parts/screen/MethodButton';
import type { SecondFactorMethod } from '../challenge-state';

export interface EnrolledMethodProps {
  method: SecondFactorMethod;
  onChoose: () => void;
}

/** Button that chooses an enrolled second factor. */
export function EnrolledMethod({ method, onChoose }: EnrolledMethodProps) {
  const t = useTranslate();
  switch (method.kind) {
    case 'authenticator':
      return (
        <MethodButton
          icon="shield"
          name={t('loginBox.login.loginMfaAuthenticatorApp')}
          description={t('loginBox.login.loginMfaAuthenticatorAppDescription')}
          onChoose={onChoose}
        />
      );
    case 'sms':
      return (
        <MethodButton
          icon="phone"
          name={t('loginBox.login.loginMfaSMS')}
          detail={<data value={method.phoneNumber}>{maskedNumber(method.phoneNumber)}</data>}
          description={t('loginBox.login.loginMfaSMSDescription')}
          onChoose={onChoose}
        />
      );
    case 'email':
      return (
        <MethodButton
          icon="mail"
          name={t('loginBox.login.loginMfaEmail')}
          detail={method.address}
          description={t('loginBox.login.loginMfaEmailDescription')}
          onChoose={onChoose}
        />
      );
    case 'key':
      return <KeyMethod platform={method.deviceType === 'Platform'} onChoose={onChoose} />;
  }
}

function KeyMethod({ platform, onChoose }: { platform: boolean; onChoose: () => void }) {
  const t = useTranslate();
  return (
    <MethodButton
      icon={platform ? 'face' : 'key'}
      name={t(platform ? 'loginBox.login.loginMfaPlatform' : 'loginBox.login.loginMfaCrossPlatform')}
      description={t(
        platform ? 'loginBox.login.loginMfaPlatformDescription' : 'loginBox.login.loginMfaCrossPlatformDescription',
      )}
      onChoose={onChoose}
    />
  );
}
