import { useTranslate } from '../../../app/context';
import { LinkButton } from '../../../ui/Link';

export interface EmailChipProps {
  email: string;
  onChange: () => void;
}

/** The address from the previous step, with a button to change it. Style it by `.portico-chip-email`. */
export function EmailChip({ email, onChange }: EmailChipProps) {
  const t = useTranslate();
  return (
    <div className="portico-chip-email">
      <bdi dir="ltr" title={email}>
        {email}
      </bdi>
      <LinkButton aria-label={t('loginBox.login.changeEmailLabel', { email })} onClick={onChange}>
        {t('loginBox.login.changeEmail')}
      </LinkButton>
    </div>
  );
}

/** The same address for password managers, which look for it inside the form. */
export function KnownUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
