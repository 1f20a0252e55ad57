import { useEffect } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { TraceIdProps } from '../../../app/TraceId';
import type { Translate } from '../../../metadata';
import { Alert } from '../../../ui/Alert';
import { useFlow } from '../../runtime/flow-context';
import type { FlowError } from '../../runtime/flow-snapshot';

/** Only failures of the service have a trace id. */
const traceId = lazyComponent<TraceIdProps>(() => import('./trace-id-content'));

/** The last failure of the flow, in the user's language; takes the focus. Nothing if the last call has not failed. */
export function FlowAlert() {
  const t = useTranslate();
  const app = useApp();
  const error = useFlow((flow) => flow.error);
  const unknown = error && !knownText(error, t) && !error.message && error.code;
  useEffect(() => {
    if (unknown)
      import('../../../app/load-error-texts')
        .then((module) => module.loadErrorTexts(app, unknown))
        .catch(() => undefined);
  }, [app, unknown]);
  if (!error) return null;

  const id = error.traceId;
  const trace = id && <LazyComponentView lazy={traceId} props={{ id }} fallback={null} unavailable={id} />;
  return (
    <Alert focusOn={error} trace={trace}>
      {flowErrorText(error, t)}
    </Alert>
  );
}

/** What the user reads: the text of the code, else the message, else the general message (sign-in spec §8). */
export function flowErrorText(error: FlowError, t: Translate): string {
  return knownText(error, t) || error.message || t('common.errors.genericErrorMessage');
}

/** The text of a code: under `errors` for failures of the service, among the flow's texts for its own failures. */
function knownText({ code }: FlowError, t: Translate): string | undefined {
  return t.find(`errors.${code}`) ?? t.find(`loginBox.${code}`) ?? t.find(`loginBox.login.${code}`);
}
