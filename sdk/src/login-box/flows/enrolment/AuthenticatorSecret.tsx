import type { ReactNode } from 'react';
import { useTranslate } from '../../../app/context';
import type { QrCodeResponse } from '../../../contract';
import { Link } from '../../../ui/Link';
import { CopyButton } from './CopyButton';
import { QrCode } from './QrCode';

/** The address that an authenticator app on the same device opens. */
const appAddress = /^otpauth:\/\//;
/** A picture in itself, as services send it that say nothing else. */
const pictureAddress = /^data:image\//;

export interface AuthenticatorSecretProps {
  setup: Partial<QrCodeResponse>;
  /** The sentence that says what to do with it. */
  children: ReactNode;
}

/** What a new authenticator app has to know: to scan, to open, or to type. */
export function AuthenticatorSecret({ setup, children }: AuthenticatorSecretProps) {
  const t = useTranslate();
  const { uri = '', secret, qrCode = '' } = setup;
  const label = t('loginBox.login.qrCodeLabel');
  const canOpen = appAddress.test(uri);
  return (
    <div className="portico-authenticator">
      <div className="portico-authenticator-text">
        <p>{children}</p>
        {canOpen && <Link href={uri}>{t('loginBox.login.openAuthenticatorApp')}</Link>}
      </div>
      {canOpen && <QrCode text={uri} label={label} />}
      {!canOpen && pictureAddress.test(qrCode) && <img className="portico-qr" src={qrCode} alt={label} />}
      {secret && (
        <div className="portico-secret">
          <span>{t('loginBox.login.authenticatorKeyLabel')}</span>
          <code dir="ltr">
            <data value={secret}>
              {groupsOf(secret).map(({ at, text }) => (
                <span key={at}>{text}</span>
              ))}
            </data>
          </code>
          <CopyButton text={secret} />
        </div>
      )}
    </div>
  );
}

/** Blocks of four, as a key is read off and typed; what is copied has no gaps. */
function groupsOf(secret: string) {
  return [...secret.matchAll(/.{1,4}/g)].map(({ index, 0: text }) => ({ at: index, text }));
}
