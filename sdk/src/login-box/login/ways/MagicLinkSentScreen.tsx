import { useEffect } from 'react';
import { useTranslate } from '../../../app/context';
import { FlowAlert } from '../../screens/FlowAlert';
import { keptTogether } from '../../screens/isolated';
import { ResendButton } from '../../screens/ResendButton';
import { Screen } from '../../screens/Screen';
import { StepArt } from '../../screens/StepArt';
import { useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { AnotherName } from './AnotherName';
import { goOnOnceUsed } from './link-used-elsewhere';
import { resendMagicLink } from './passwordless-actions';

/** Step `magicLinkPreLoginSuccess`: the mail with the link is on its way. */
export function MagicLinkSentScreen({ state: { email } }: { state: LoginStateOf<'magicLinkPreLoginSuccess'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  useEffect(() => goOnOnceUsed(flow), [flow]);
  return (
    <Screen
      title={t('loginBox.login.magicLinkTitle')}
      titlePiece="magicLinkTitle"
      message={
        email.includes('@')
          ? t('loginBox.login.magicLinkText', { email: keptTogether(email) })
          : t('loginBox.login.magicLinkTextNoEmail')
      }
      messagePiece="magicLinkMessage"
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
