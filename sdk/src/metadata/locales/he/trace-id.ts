/** Hebrew texts of a trace id, which only failures of the service have. */
export const traceId = {
  errors: {
    traceIdMessage: 'מזהה מעקב',
    copyTraceId: 'העתקת מזהה המעקב',
    traceIdCopied: 'מזהה המעקב הועתק',
  },
  actions: {
    copyFailed: 'ההעתקה נכשלה',
  },
} as const;
