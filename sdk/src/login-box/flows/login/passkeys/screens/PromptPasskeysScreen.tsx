import { useTranslate } from '../../../../../app/context';
import { Button } from '../../../../../ui/Button';
import { Icon, type IconName } from '../../../../../ui/Icon';
import { LinkButton } from '../../../../../ui/Link';
import { FlowAlert } from '../../../../parts/screen/FlowAlert';
import { Screen } from '../../../../parts/screen/Screen';
import { StepArt } from '../../../../parts/screen/StepArt';
import { useLogin, useLoginFlow } from '../../login-context';
import { makePasskey, passOverPasskey } from '../prompt-actions';

/** Step `promptPasskeys`: offers to create a passkey, for sign-ins without a password. */
export function PromptPasskeysScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  const pending = useLogin((login) => login.pending);
  return (
    <Screen
      title={t('loginBox.login.promptPasskeysTitle')}
      message={t('loginBox.login.promptPasskeysMessage')}
      art={<StepArt icon="key" />}
    >
      <FlowAlert />
      <ul className="portico-reasons">
        <Reason icon="check" name="promptFirstItem" />
        <Reason icon="phone" name="promptSecondItem" />
        <Reason icon="shield" name="promptThirdItem" />
      </ul>
      <div className="portico-step-choices">
        <Button wide pending={pending} onClick={() => makePasskey(flow)}>
          {t('loginBox.login.usePasskeys')}
        </Button>
        <Button variant="quiet" wide onClick={() => passOverPasskey(flow)}>
          {t('loginBox.login.continueToApp')}
        </Button>
      </div>
      <LinkButton className="portico-back" onClick={() => passOverPasskey(flow, { forGood: true })}>
        {t('loginBox.login.dontAskMeAgain')}
      </LinkButton>
    </Screen>
  );
}

interface ReasonProps {
  icon: IconName;
  name: 'promptFirstItem' | 'promptSecondItem' | 'promptThirdItem';
}

function Reason({ icon, name }: ReasonProps) {
  const t = useTranslate();
  return (
    <li>
      <Icon name={icon} size={20} />
      <span>
        <b>{t(`loginBox.login.${name}Title`)}</b>
        <span>{t(`loginBox.login.${name}Subtitle`)}</span>
      </span>
    </li>
  );
}
