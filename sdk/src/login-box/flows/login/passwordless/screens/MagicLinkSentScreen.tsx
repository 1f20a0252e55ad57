import { useEffect } from 'react';
import { useTranslate } from '../../../../../app/context';
import { ResendButton } from '../../../../parts/form/ResendButton';
import { isolatedOnOneLine } from '../../../../parts/isolated';
import { FlowAlert } from '../../../../parts/screen/FlowAlert';
import { Screen } from '../../../../parts/screen/Screen';
import { StepArt } from '../../../../parts/screen/StepArt';
import { useLoginFlow } from '../../login-context';
import type { LoginStateOf } from '../../login-state';
import { goOnOnceUsed } from '../link-used-elsewhere';
import { resendMagicLink } from '../passwordless-actions';
import { AnotherName } from './AnotherName';

/** Step `magicLinkPreLoginSuccess`: the mail with the link was sent. */
export function MagicLinkSentScreen({ state: { email } }: { state: LoginStateOf<'magicLinkPreLoginSuccess'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  useEffect(() => goOnOnceUsed(flow), [flow]);
  return (
    <Screen
      title={t('loginBox.login.magicLinkTitle')}
      titlePart="magicLinkTitle"
      message={
        email.includes('@')
          ? t('loginBox.login.magicLinkText', { email: isolatedOnOneLine(email) })
          : t('loginBox.login.magicLinkTextNoEmail')
      }
      messagePart="magicLinkMessage"
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendButton
        onResend={() => resendMagicLink(flow)}
        texts={{
          question: t('loginBox.login.magicLinkHint'),
          resend: t('loginBox.login.magicLinkResend'),
          waiting: (count) => t('loginBox.login.magicLinkResendIn', { count }),
          sending: t('loginBox.login.magicLinkResending'),
          sent: t('loginBox.login.magicLinkResent'),
        }}
      />
      <AnotherName name={email} />
    </Screen>
  );
}
