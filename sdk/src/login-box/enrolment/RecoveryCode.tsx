import { useTranslate } from '../../app/context';
import { Link } from '../../ui/Link';
import { CopyButton } from './CopyButton';

const FILE_NAME = 'recovery-code.txt';

/** The recovery code, shown this once: to copy, to download, to write down. */
export function RecoveryCode({ code, email }: { code: string; email: string }) {
  const t = useTranslate();
  const label = t('loginBox.recoveryMfa.recoveryCodeLabel');
  const file = `${label}\n${email}\n\n${code}\n`;
  return (
    <div className="portico-recovery">
      <p className="portico-label">{label}</p>
      <code dir="ltr">{code}</code>
      <div className="portico-recovery-actions">
        <CopyButton text={code} />
        <Link download={FILE_NAME} href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}>
          {t('loginBox.login.downloadRecoveryCode')}
        </Link>
      </div>
    </div>
  );
}
