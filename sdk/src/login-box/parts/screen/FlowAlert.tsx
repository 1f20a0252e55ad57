import { useTranslate } from '../../../app/context';
import type { TraceIdProps } from '../../../app/TraceId';
import type { Translate } from '../../../metadata';
import { Alert } from '../../../ui/Alert';
import { useFlow } from '../../runtime/flow-context';
import type { FlowError } from '../../runtime/flow-snapshot';
import { PieceView } from '../../runtime/PieceView';
import { lazyPiece } from '../../runtime/piece';

/** Only failures of the service have a trace id. */
const traceId = lazyPiece<TraceIdProps>(() => import('./trace-id-content').then((module) => module.traceIdContent));

/** The last failure of the flow, in the user's language; takes the focus. Nothing if the last call has not failed. */
export function FlowAlert() {
  const t = useTranslate();
  const error = useFlow((flow) => flow.error);
  if (!error) return null;

  const id = error.traceId;
  const trace = id && <PieceView piece={traceId} props={{ id }} fallback={null} unavailable={id} />;
  return (
    <Alert focusOn={error} trace={trace}>
      {flowErrorText(error, t)}
    </Alert>
  );
}

/** Failures of the service have texts by their code, those of a flow itself beside its other words. */
export function flowErrorText({ code, message }: FlowError, t: Translate): string {
  const own = t.find(`errors.${code}`) ?? t.find(`loginBox.${code}`) ?? t.find(`loginBox.login.${code}`);
  return own || message || t('common.errors.genericErrorMessage');
}
