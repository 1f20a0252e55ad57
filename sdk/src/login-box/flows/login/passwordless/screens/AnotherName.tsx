import { useTranslate } from '../../../../../app/context';
import { BackLink } from '../../../../parts/screen/BackLink';
import { BackToLogin } from '../../../../parts/screen/BackToLogin';
import { useLoginFlow } from '../../login-context';
import { changeEmail } from '../../step-back-actions';

export interface AnotherNameProps {
  name: string;
  /** Text of the link for a user name, if the step has its own. */
  back?: string;
}

/** Link back to the first screen; its text names the identifier that the user can change there. */
export function AnotherName({ name, back }: AnotherNameProps) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const isPhone = name.startsWith('+');
  if (!isPhone && !name.includes('@')) return <BackToLogin onBack={() => changeEmail(flow)}>{back}</BackToLogin>;
  return (
    <BackLink onBack={() => changeEmail(flow)}>
      {t(isPhone ? 'loginBox.login.smsOtcChangePhoneMessage' : 'loginBox.login.useAnotherEmail')}
    </BackLink>
  );
}
