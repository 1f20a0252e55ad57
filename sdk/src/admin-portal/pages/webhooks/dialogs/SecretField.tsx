import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { CopyButton } from '../../../../app/CopyButton';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { generateSecret } from './webhook-form';

/** The secret, masked, with buttons that show, copy and generate one. */
export function SecretField({ secret }: { secret: string }) {
  const t = useTranslate();
  const [value, setValue] = useState(secret);
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="portico-webhook-secret">
      <PasswordField
        name="secret"
        label={t('adminPortal.webhooks_AddEditWebhook.secretKeyInputLabel')}
        placeholder={t('adminPortal.webhooks_AddEditWebhook.secretKeyInputPlaceholder')}
        help={t('adminPortal.webhooks_AddEditWebhook.secretHelp')}
        // A browser must neither fill in nor save the user's own password.
        autoComplete="new-password"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        texts={{
          show: t('adminPortal.webhooks_AddEditWebhook.showSecret'),
          hide: t('adminPortal.webhooks_AddEditWebhook.hideSecret'),
          capsLock: t('common.fields.capsLockOn'),
        }}
      />
      <span className="portico-webhook-secret-actions">
        {value && (
          <CopyButton text={value} source={field} label={t('adminPortal.webhooks_AddEditWebhook.copySecret')} />
        )}
        <Button variant="secondary" size="dense" onClick={() => setValue(generateSecret())}>
          <KeyRound size={16} aria-hidden="true" />
          <span>{t('adminPortal.webhooks_AddEditWebhook.generateSecret')}</span>
        </Button>
      </span>
    </div>
  );
}
