import { useCallback, useEffect, useState } from 'react';
import { enrollOwnAuthenticator, startOwnAuthenticatorEnrolment } from '../../../../api/own-mfa';
import { useApp, useTranslate } from '../../../../app/context';
import { AuthenticatorSecret } from '../../../../app/mfa/AuthenticatorSecret';
import type { QrCodeResponse } from '../../../../contract';
import { Dialog, DialogBody } from '../../../../ui/Dialog';
import type { FormValues } from '../../../../ui/Form';
import { Skeleton } from '../../../../ui/Skeleton';
import { DialogForm } from '../../../parts/DialogForm';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { useAction } from '../../../parts/use-action';
import { CodeInput } from '../parts/CodeInput';
import { codeCheck, codeFaults } from '../parts/code-form';
import { RecoveryCodeStep } from './RecoveryCodeStep';
import { useEnrolment } from './use-enrolment';

/** Adds an authenticator app: QR code and key, then the app's first code, then the recovery code. */
export function EnableAuthenticatorDialog({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { setup, start } = useSetup();
  const { recoveryCode, enrol, cancel, close } = useEnrolment(onChanged);
  const verify = useAction(({ code = '' }: FormValues) => enrol(enrollOwnAuthenticator(http, { token: code })));
  if (recoveryCode) return <RecoveryCodeStep code={recoveryCode} onClose={close} />;
  return (
    <Dialog
      title={t('adminPortal.privacy_EnableMfa.title')}
      closeLabel={t('common.actions.close')}
      pending={verify.pending}
      onClose={cancel}
    >
      {setup.phase === 'ready' ? (
        <DialogForm
          action={verify}
          faults={codeFaults}
          validate={codeCheck({
            required: () => t('adminPortal.privacy_EnableMfa.codeIsRequired'),
            tooShort: () => t('adminPortal.privacy_EnableMfa.codeLengthAtLeast6'),
          })}
          cancel={t('adminPortal.privacy_EnableMfaAuthenticatorApp.cancel')}
          submit={t('adminPortal.privacy_EnableMfaAuthenticatorApp.confirm')}
          onCancel={cancel}
        >
          <SetupSteps setup={setup.data} />
        </DialogForm>
      ) : (
        <DialogBody>
          {setup.phase === 'failed' ? <LoadFailed error={setup.error} onRetry={start} /> : <SetupSkeleton />}
        </DialogBody>
      )}
    </Dialog>
  );
}

/** The secret of a new authenticator. */
function useSetup(): { setup: Loaded<QrCodeResponse>; start: () => void } {
  const { http } = useApp();
  const [setup, setSetup] = useState<Loaded<QrCodeResponse>>({ phase: 'loading' });
  const load = useCallback(() => loadedOf(startOwnAuthenticatorEnrolment(http)), [http]);
  useEffect(() => {
    let isMounted = true;
    void load().then((loaded) => isMounted && setSetup(loaded));
    return () => {
      isMounted = false;
    };
  }, [load]);
  const start = () => {
    setSetup({ phase: 'loading' });
    void load().then(setSetup);
  };
  return { setup, start };
}

function SetupSteps({ setup }: { setup: QrCodeResponse }) {
  const t = useTranslate();
  const texts = {
    qrCode: t('adminPortal.privacy_EnableMfa.qrCodeLabel'),
    openApp: t('adminPortal.privacy_EnableMfa.openApp'),
    key: t('adminPortal.privacy_EnableMfa.keyLabel'),
  };
  return (
    <>
      <p className="portico-muted">{t('adminPortal.privacy_EnableMfaAuthenticatorApp.enrollDescription')}</p>
      <ol className="portico-numbered">
        <li>
          <AuthenticatorSecret setup={setup} texts={texts}>
            {t('adminPortal.privacy_EnableMfa.scanDescription1')}
          </AuthenticatorSecret>
        </li>
        <li>
          <p>{t('adminPortal.privacy_EnableMfa.scanDescription2')}</p>
        </li>
      </ol>
      <CodeInput label={t('adminPortal.privacy_EnableMfa.codeInputLabel')} />
    </>
  );
}

function SetupSkeleton() {
  const t = useTranslate();
  return (
    <>
      <div className="portico-setup-skeleton" role="status" aria-label={t('common.states.loading')}>
        <Skeleton width="80%" height="16px" />
        <Skeleton width="132px" height="132px" />
        <Skeleton width="100%" height="52px" />
      </div>
      <LoadingNotice />
    </>
  );
}
