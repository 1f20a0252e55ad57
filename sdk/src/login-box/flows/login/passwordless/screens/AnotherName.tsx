import { useTranslate } from '../../../../../app/context';
import { BackLink } from '../../../../parts/screen/BackLink';
import { BackToLogin } from '../../../../parts/screen/BackToLogin';
import { useLoginFlow } from '../../login-context';
import { changeEmail } from '../../step-back-actions';

export interface AnotherNameProps {
  name: string;
  /** What the way back from a user name says, where the step has words of its own for it. */
  back?: string;
}

/** The way back to the first screen, in the words of what can be changed there. */
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
