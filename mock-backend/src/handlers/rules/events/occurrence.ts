import { type EventKey, type WorldEvent, worldEvents } from '../../../db/events';
import type { UserRow } from '../../../db/tables';

/** What happened, where, and who did it. */
export interface Occurrence {
  event: EventKey;
  tenantId: string;
  actor: Pick<UserRow, 'id' | 'name' | 'email'>;
  /** Names what it was done to: an e-mail address, the name of a role, a web address. Never a secret. */
  subject?: string | undefined;
}

/** One line about an event, for mails and messages. */
export function sentenceOf({ event, subject, actor }: Occurrence): string {
  const { name }: WorldEvent = worldEvents[event];
  return `${name}${subject ? `: ${subject}` : ''} (by ${actor.name || actor.email})`;
}
