import { useTranslate } from '../../../app/context';
import type { Translate } from '../../../metadata';
import { Alert } from '../../../ui/Alert';
import { useFlow } from '../../runtime/flow-context';
import type { FlowError } from '../../runtime/flow-snapshot';

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
      {flowErrorText(error, t)}
    </Alert>
  );
}

/** Failures of the service have texts by their code, those of a flow itself beside its other words. */
export function flowErrorText({ code, message }: FlowError, t: Translate): string {
  const own = t.find(`errors.${code}`) ?? t.find(`loginBox.${code}`) ?? t.find(`loginBox.login.${code}`);
  return own || message || t('common.errors.genericErrorMessage');
}
