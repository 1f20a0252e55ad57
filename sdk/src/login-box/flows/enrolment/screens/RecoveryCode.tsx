import { useRef } from 'react';
import { CopyButton } from '../../../../app/CopyButton';
import { useTranslate } from '../../../../app/context';
import { Icon } from '../../../../ui/Icon';

const FILE_NAME = 'recovery-code.txt';

/** Shows the recovery code, this once, with buttons to copy and to download it. */
export function RecoveryCode({ code, email }: { code: string; email: string }) {
  const t = useTranslate();
  const shown = useRef<HTMLElement>(null);
  const label = t('loginBox.recoveryMfa.recoveryCodeLabel');
  const file = `${label}\n${email}\n\n${code}\n`;
  return (
    <div className="portico-recovery">
      <p className="portico-recovery-head">
        <span>{label}</span> <bdi dir="ltr">{email}</bdi>
      </p>
      <code ref={shown} dir="ltr">
        {code}
      </code>
      <div className="portico-recovery-actions">
        <CopyButton text={code} source={shown} />
        <a
          className="portico-button"
          data-variant="secondary"
          data-size="dense"
          download={FILE_NAME}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Icon name="download" />
          <span>{t('loginBox.login.downloadRecoveryCode')}</span>
        </a>
      </div>
    </div>
  );
}
