/** German texts of a trace id, which only failures of the service have. */
export const traceId = {
  errors: {
    traceIdMessage: 'Trace-ID',
    copyTraceId: 'Trace-ID kopieren',
    traceIdCopied: 'Trace-ID kopiert',
  },
  actions: {
    copyFailed: 'Kopieren fehlgeschlagen',
  },
} as const;
