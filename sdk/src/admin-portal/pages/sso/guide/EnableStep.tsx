import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { SsoConfiguration } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { LinkButton } from '../../../../ui/Link';
import { useNotify } from '../../../../ui/Notifications';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { usePermission } from '../../../parts/use-access';
import { useAction } from '../../../parts/use-action';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { connectionName, hasValidatedDomain, isConfigured, isOidc, type Step, statusOf } from '../connection';
import type { SsoDialog } from '../sso-dialogs';
import { ssoPermissions } from '../sso-permissions';
import { useSso } from '../use-sso';
import { CertificateNote } from './CertificateNote';
import { StepCard } from './StepCard';

/** The last step: what is ready, and the switch. */
export function EnableStep({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const mayChange = usePermission(ssoPermissions.change);
  const status = statusOf(connection);
  return (
    <StepCard title={t('adminPortal.sso.enableTitle')} description={t('adminPortal.sso.enableText')}>
      <ul className="portico-sso-checks">
        <Check step="domain" isDone={hasValidatedDomain(connection)} />
        <Check step="provider" isDone={isConfigured(connection)} />
      </ul>
      {!isOidc(connection) && isConfigured(connection) && (
        <p className="portico-hint">
          <CertificateNote certificate={connection.publicCertificate} />
        </p>
      )}
      {status === 'enabled' && (
        <Alert kind="success" title={t('adminPortal.sso.enableAlert')} action={mayChange && <ToTest />}>
          {t('adminPortal.sso.testText')}
        </Alert>
      )}
      {mayChange && <EnableButton connection={connection} />}
    </StepCard>
  );
}

/** Opens the step that tests the connection. */
function ToTest() {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <Button variant="secondary" size="dense" onClick={() => setParams({ step: 'test' })}>
      {t('adminPortal.sso_Table.test')}
    </Button>
  );
}

interface CheckProps {
  step: Extract<Step, 'domain' | 'provider'>;
  isDone: boolean;
}

/** One thing that has to be ready, with the way to it while it is not. */
function Check({ step, isDone }: CheckProps) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  const CheckIcon = isDone ? CircleCheck : CircleAlert;
  return (
    <li data-done={isDone || undefined}>
      <CheckIcon size={20} aria-hidden="true" />
      <span className="portico-sso-check">
        <span>{t(`adminPortal.sso_Checks.${step}${isDone ? 'Done' : 'Missing'}`)}</span>
        {!isDone && (
          <LinkButton onClick={() => setParams({ step })}>{t(`adminPortal.sso_Checks.${step}Link`)}</LinkButton>
        )}
      </span>
    </li>
  );
}

/** Turns the connection on, or asks before it is turned off. */
function EnableButton({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const notify = useNotify();
  const { openDialog } = usePortalActions();
  const setEnabled = useSso((sso) => sso.setEnabled);
  const name = connectionName(t, connection);
  const action = useAction(
    () => setEnabled(connection, true),
    () => notify.toast(t('adminPortal.sso_Status.nowEnabled', { name })),
  );
  if (connection.enabled) {
    const dialog: SsoDialog = { kind: 'disableSso', connectionId: connection.id };
    return (
      <div className="portico-sso-actions">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => openDialog(dialog)}>
          {t('adminPortal.sso_Table.disable')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {action.error && <ErrorAlert error={action.error} focusOn={action.failures} />}
      {action.pending && <SlowRequest onCancel={action.cancel} />}
      <div className="portico-sso-actions">
        <Button pending={action.pending} disabled={statusOf(connection) === 'incomplete'} onClick={action.run}>
          {t('adminPortal.sso_Table.enable')}
        </Button>
      </div>
    </>
  );
}
