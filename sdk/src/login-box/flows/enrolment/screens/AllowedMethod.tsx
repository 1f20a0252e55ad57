import { useTranslate } from '../../../../app/context';
import type { MfaStrategyName } from '../../../../contract';
import type { IconName } from '../../../../ui/Icon';
import { MethodButton } from '../../../parts/screen/MethodButton';

const icons: Readonly<Record<MfaStrategyName, IconName>> = {
  AuthenticatorApp: 'shield',
  SMS: 'phone',
  EmailCode: 'mail',
  WebAuthnPlatform: 'face',
  WebAuthnCrossPlatform: 'key',
};

const names = {
  AuthenticatorApp: 'forceEnrollMfaAuthenticatorApp',
  SMS: 'forceEnrollMfaSMS',
  EmailCode: 'forceEnrollMfaEmail',
  WebAuthnPlatform: 'forceEnrollMfaPlatform',
  WebAuthnCrossPlatform: 'forceEnrollMfaCrossPlatform',
} as const satisfies Record<MfaStrategyName, string>;

const descriptions = {
  AuthenticatorApp: 'forceEnrollMfaAuthenticatorAppDescription',
  SMS: 'loginMfaSMSDescription',
  EmailCode: 'loginMfaEmailDescription',
  WebAuthnPlatform: 'loginMfaPlatformDescription',
  WebAuthnCrossPlatform: 'forceEnrollMfaCrossPlatformDescription',
} as const satisfies Record<MfaStrategyName, string>;

/** Button that chooses a kind of second factor to set up. */
export function AllowedMethod({ strategy, onChoose }: { strategy: MfaStrategyName; onChoose: () => void }) {
  const t = useTranslate();
  return (
    <MethodButton
      icon={icons[strategy]}
      name={t(`loginBox.login.${names[strategy]}`)}
      description={t(`loginBox.login.${descriptions[strategy]}`)}
      onChoose={onChoose}
    />
  );
}
