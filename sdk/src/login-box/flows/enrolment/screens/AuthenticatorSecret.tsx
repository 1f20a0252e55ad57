import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../../../app/CopyButton';
import { useTranslate } from '../../../../app/context';
import type { QrCodeResponse } from '../../../../contract';
import { Link } from '../../../../ui/Link';
import { QrCode } from './QrCode';

/** Matches a URL that an authenticator app on the same device opens. */
const appAddress = /^otpauth:\/\//;
/** Matches an image as a data URL, which some services send instead of an `otpauth:` URL. */
const pictureAddress = /^data:image\//;

export interface AuthenticatorSecretProps {
  setup: Partial<QrCodeResponse>;
  /** The instruction for the user. */
  children: ReactNode;
}

/** Shows the secret for an authenticator app: as a QR code, as a link, and as text to type. */
export function AuthenticatorSecret({ setup, children }: AuthenticatorSecretProps) {
  const t = useTranslate();
  const { uri = '', secret, qrCode = '' } = setup;
  const label = t('loginBox.login.qrCodeLabel');
  const shown = useRef<HTMLElement>(null);
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
          <code ref={shown} dir="ltr">
            <data value={secret}>
              {groupsOf(secret).map(({ at, text }) => (
                <span key={at}>{text}</span>
              ))}
            </data>
          </code>
          <CopyButton text={secret} source={shown} />
        </div>
      )}
    </div>
  );
}

/** Splits the secret into groups of four, which are easier to type; the copied text has no gaps. */
function groupsOf(secret: string) {
  return [...secret.matchAll(/.{1,4}/g)].map(({ index, 0: text }) => ({ at: index, text }));
}
