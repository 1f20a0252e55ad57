import { useRef } from 'react';
import { CopyButton } from '../../../../app/CopyButton';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { openAuthenticator } from '../mobile-authenticator-actions';
import { useMobileAuthenticatorFlow } from '../mobile-authenticator-context';
import type { AuthenticatorAccount, MobileAuthenticatorStateOf } from '../mobile-authenticator-state';

/** Step `addAuthenticator`: opens the app on a press, or shows the key to enter by hand. */
export function AddAuthenticatorScreen({
  state: { added },
}: {
  state: MobileAuthenticatorStateOf<'addAuthenticator'>;
}) {
  const t = useTranslate();
  const flow = useMobileAuthenticatorFlow();
  return (
    <Screen
      title={t('loginBox.mobileAuthenticator.title')}
      message={t('loginBox.mobileAuthenticator.description')}
      art={<StepArt icon="phone" />}
    >
      <Facts added={added} />
      <Button wide onClick={() => openAuthenticator(flow)}>
        {t('loginBox.mobileAuthenticator.openButton')}
      </Button>
      <details className="portico-more">
        <summary>{t('loginBox.mobileAuthenticator.noAppTitle')}</summary>
        <p>{t('loginBox.mobileAuthenticator.noAppMessage')}</p>
        <p>{t('loginBox.mobileAuthenticator.byHandMessage')}</p>
        <Key secret={added.secret} />
      </details>
      <p className="portico-note">{t('loginBox.mobileAuthenticator.nextMessage')}</p>
    </Screen>
  );
}

function Facts({ added: { account, issuer } }: { added: AuthenticatorAccount }) {
  const t = useTranslate();
  return (
    <div className="portico-facts">
      <dl>
        <dt>{t('loginBox.mobileAuthenticator.account')}</dt>
        <dd>
          <bdi dir="ltr">{account}</bdi>
        </dd>
        {issuer && (
          <>
            <dt>{t('loginBox.mobileAuthenticator.issuer')}</dt>
            <dd>
              <bdi>{issuer}</bdi>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** The key in groups of four characters, which are easier to read. */
function Key({ secret }: { secret: string }) {
  const t = useTranslate();
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="portico-key">
      <code ref={shown} dir="ltr">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
      <CopyButton
        text={secret}
        source={shown}
        label={t('loginBox.mobileAuthenticator.copyKey')}
        copied={t('loginBox.mobileAuthenticator.keyCopied')}
      />
    </div>
  );
}
