import { type ReactNode, useId, useRef } from 'react';
import type { QrCodeResponse } from '../../contract';
import { Link } from '../../ui/Link';
import { CopyButton } from '../CopyButton';
import { QrCode } from './QrCode';

/** Matches a URL that an authenticator app on the same device opens. */
const appAddress = /^otpauth:\/\//;
/** Matches an image as a data URL, which some services send instead of an `otpauth:` URL. */
const pictureAddress = /^data:image\//;

export interface AuthenticatorSecretProps {
  setup: Partial<QrCodeResponse>;
  texts: {
    /** Name of the QR code for screen readers. */
    qrCode: string;
    /** The link to an app on the same device. */
    openApp: string;
    /** Label of the secret. */
    key: string;
  };
  /** The instruction for the user. */
  children: ReactNode;
}

/** Shows the secret for an authenticator app: as a QR code, as a link, and as text to type. */
export function AuthenticatorSecret({ setup, texts, children }: AuthenticatorSecretProps) {
  const { uri = '', secret, qrCode = '' } = setup;
  const shown = useRef<HTMLElement>(null);
  const id = useId();
  const canOpen = appAddress.test(uri);
  return (
    <div className="portico-authenticator">
      <div className="portico-authenticator-text">
        <p>{children}</p>
        {canOpen && <Link href={uri}>{texts.openApp}</Link>}
      </div>
      {canOpen && <QrCode text={uri} label={texts.qrCode} />}
      {!canOpen && pictureAddress.test(qrCode) && <img className="portico-qr" src={qrCode} alt={texts.qrCode} />}
      {secret && (
        <div className="portico-authenticator-key">
          <span id={id}>{texts.key}</span>
          <code ref={shown} dir="ltr">
            <data value={secret}>
              {groupsOf(secret).map(({ at, text }) => (
                <span key={at}>{text}</span>
              ))}
            </data>
          </code>
          <CopyButton text={secret} source={shown} labelledBy={id} />
        </div>
      )}
    </div>
  );
}

/** Splits the secret into groups of four, which are easier to type; the copied text has no gaps. */
function groupsOf(secret: string) {
  return [...secret.matchAll(/.{1,4}/g)].map(({ index, 0: text }) => ({ at: index, text }));
}
