import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { CopyButton } from '../CopyButton';

const FILE_NAME = 'recovery-code.txt';

export interface RecoveryCodeProps {
  code: string;
  email: string;
  texts: { label: string; download: string };
  /** Further buttons. */
  children?: ReactNode;
}

/** Shows the recovery code, this once, with buttons to copy and to download it. */
export function RecoveryCode({ code, email, texts, children }: RecoveryCodeProps) {
  const shown = useRef<HTMLElement>(null);
  const id = useId();
  const file = `${texts.label}\n${email}\n\n${code}\n`;
  return (
    <div className="portico-recovery">
      <p className="portico-recovery-head">
        <span id={id}>{texts.label}</span> <bdi dir="ltr">{email}</bdi>
      </p>
      <code ref={shown} dir="ltr">
        {code}
      </code>
      <div className="portico-recovery-actions">
        <CopyButton text={code} source={shown} labelledBy={id} />
        <a
          className="portico-button"
          data-variant="secondary"
          data-size="dense"
          download={FILE_NAME}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Icon name="download" />
          <span>{texts.download}</span>
        </a>
        {children}
      </div>
    </div>
  );
}
