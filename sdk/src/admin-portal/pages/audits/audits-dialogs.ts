import type { DialogsOf } from '../../parts/page-definition';

/** State of the panel about an event. The service finds events by time, not by id: the address has both. */
export interface AuditsDialog {
  kind: 'auditEvent';
  /** Milliseconds since the epoch, as a text. */
  at: string;
  eventId: string;
  readonly [detail: string]: unknown;
}

/** The panel of the page, by its address. */
export const auditsDialogs: DialogsOf<AuditsDialog> = {
  auditEvent: (detail) => {
    const [, at, eventId] = /^(\d{1,15}),(.+)$/.exec(detail) ?? [];
    return at && eventId ? { kind: 'auditEvent', at, eventId } : undefined;
  },
};
