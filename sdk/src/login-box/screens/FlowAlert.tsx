import { useTranslate } from '../../app/context';
import type { Translate } from '../../metadata';
import { Alert } from '../../ui/Alert';
import { useFlow } from '../flow-context';
import type { FlowError } from '../flow-snapshot';

const recoveryFailures = [
  'sendingRecoveryEmailError',
  'determiningRecoveryStrategyError',
  'noActiveRecoveryMethods',
] as const;

/** The last failure of the flow, in the user's language; it takes the focus. Nothing where all is well. */
export function FlowAlert() {
  const t = useTranslate();
  const error = useFlow((flow) => flow.error);
  if (!error) return null;

  const trace = error.traceId && {
    id: error.traceId,
    label: t('common.errors.traceIdMessage'),
    copy: t('common.errors.copyTraceId'),
    copied: t('common.errors.traceIdCopied'),
  };
  return (
    <Alert focusOn={error} trace={trace || undefined}>
      {textOf(error, t)}
    </Alert>
  );
}

/** Failures of the service have texts by their code, those of the flow itself beside the flow's other words. */
function textOf({ code, message }: FlowError, t: Translate): string {
  if (t.find(`errors.${code}`) !== undefined) return t(`errors.${code}`);
  const key = recoveryFailures.find((name) => name === code);
  if (key) return t(`loginBox.forgetPassword.${key}`);
  return t.find(`loginBox.login.${code}`) || message || t('common.errors.genericErrorMessage');
}
