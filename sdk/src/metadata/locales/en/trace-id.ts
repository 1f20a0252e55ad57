/** English texts of a trace id, which only failures of the service have. */
export const traceId = {
  errors: {
    traceIdMessage: 'Trace ID',
    copyTraceId: 'Copy trace ID',
    traceIdCopied: 'Trace ID copied',
  },
  actions: {
    copyFailed: 'Copy failed',
  },
} as const;
