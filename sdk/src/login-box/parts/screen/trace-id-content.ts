import { TraceId } from '../../../app/TraceId';
import { traceId } from '../../../metadata/locales/en/trace-id';

/** The trace id with its texts. */
export const content = { component: TraceId, texts: { common: traceId } };
