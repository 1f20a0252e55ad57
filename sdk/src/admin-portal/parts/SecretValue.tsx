import { Download, Eye, EyeOff } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CopyButton } from '../../app/CopyButton';
import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { download } from './download';

export interface SecretValueProps {
  label: string;
  secret: string;
  file: { name: string; text: string };
}

/** A secret, masked until it is revealed, with buttons to copy and to download it. */
export function SecretValue({ label, secret, file }: SecretValueProps) {
  const t = useTranslate();
  const shown = useRef<HTMLElement>(null);
  const id = useId();
  const [isRevealed, setRevealed] = useState(false);
  const RevealIcon = isRevealed ? EyeOff : Eye;
  return (
    <fieldset className="portico-secret">
      <legend id={id} className="portico-label">
        {label}
      </legend>
      <code
        ref={shown}
        dir="ltr"
        translate="no"
        className="portico-secret-value"
        data-masked={!isRevealed || undefined}
      >
        {isRevealed ? secret : <span className="portico-visually-hidden">{t('adminPortal.secretOnce.masked')}</span>}
      </code>
      <div className="portico-secret-actions">
        <Button variant="secondary" size="dense" onClick={() => setRevealed(!isRevealed)}>
          <RevealIcon size={16} aria-hidden="true" />
          <span>{t(isRevealed ? 'adminPortal.secretOnce.hide' : 'adminPortal.secretOnce.reveal')}</span>
        </Button>
        <CopyButton text={secret} source={shown} labelledBy={id} />
        <Button variant="secondary" size="dense" onClick={() => downloadText(file)}>
          <Download size={16} aria-hidden="true" />
          <span>{t('adminPortal.secretOnce.download')}</span>
        </Button>
      </div>
    </fieldset>
  );
}

function downloadText({ name, text }: SecretValueProps['file']): void {
  download(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
}
