import { Fingerprint, KeyRound } from 'lucide-react';
import { createPasskey, verifyPasskey } from '../../../../api/passwordless-and-webauthn';
import type { App } from '../../../../app/app';
import { useApp, useTranslate } from '../../../../app/context';
import type { Passkey } from '../../../../contract';
import { makeKey } from '../../../../core/webauthn/keys';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { useNotify } from '../../../../ui/Notifications';
import type { Loaded } from '../../../parts/loaded';
import { RelativeTime } from '../../../parts/RelativeTime';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { KeyAlert } from '../parts/KeyAlert';
import { LoadedContent, SecurityCard } from '../parts/SecurityCard';
import { SecurityRow } from '../parts/SecurityRow';

export interface PasskeysCardProps {
  passkeys: Loaded<readonly Passkey[]>;
  onRetry: () => void;
  onAdded: () => Promise<void>;
}

/** The user's passkeys, with ways to add and to delete one. */
export function PasskeysCard({ passkeys, onRetry, onAdded }: PasskeysCardProps) {
  const t = useTranslate();
  const notify = useNotify();
  const app = useApp();
  const add = useAction(
    async () => {
      await createOwnPasskey(app);
      await onAdded();
    },
    () => notify.toast(t('adminPortal.privacy.passkeyAdded')),
  );
  return (
    <SecurityCard
      title={t('adminPortal.privacy.passkeysTitle')}
      description={t('adminPortal.privacy.passkeysSetUpDescription')}
      action={
        <Button variant="secondary" pending={add.pending} onClick={() => add.run()}>
          {t('adminPortal.privacy.setUpPasskeys')}
        </Button>
      }
    >
      {add.error && (
        <div className="portico-security-notice">
          <KeyAlert error={add.error} failures={add.failures} />
        </div>
      )}
      <LoadedContent loaded={passkeys} onRetry={onRetry}>
        {(list) => <PasskeyRows passkeys={list} />}
      </LoadedContent>
    </SecurityCard>
  );
}

async function createOwnPasskey({ http, clock, credentials }: App): Promise<void> {
  const { options } = await createPasskey(http);
  await verifyPasskey(http, await makeKey(options, { clock, credentials }));
}

function PasskeyRows({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslate();
  if (passkeys.length === 0) {
    return <EmptyState icon={<Fingerprint size={20} />} title={t('adminPortal.privacy.noPasskeysSetYet')} />;
  }
  return (
    <ul className="portico-security-rows">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey: { id, deviceType, createdAt } }: { passkey: Passkey }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <SecurityRow
      icon={deviceType === 'Platform' ? Fingerprint : KeyRound}
      name={passkeyName(t, deviceType)}
      detail={
        <>
          <span>{t('adminPortal.privacy.passkeyCreated')}</span> <RelativeTime at={createdAt} />
        </>
      }
      action={
        <Button
          variant="quiet"
          size="dense"
          aria-label={t('adminPortal.privacy.deleteNamedPasskey', { passkey: passkeyName(t, deviceType) })}
          onClick={() => openDialog({ kind: 'deletePasskey', passkeyId: id })}
        >
          {t('adminPortal.privacy_deletePasskeysDialog.delete')}
        </Button>
      }
    />
  );
}

/** The service gives passkeys no names: the kind of device is what tells them apart. */
function passkeyName(t: Translate, deviceType: Passkey['deviceType']): string {
  return t(
    deviceType === 'Platform' ? 'adminPortal.privacy.passkeyOnDevice' : 'adminPortal.privacy.passkeyOnSecurityKey',
  );
}
