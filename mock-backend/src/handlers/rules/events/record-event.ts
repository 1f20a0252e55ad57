import { eventCategories, type WorldEvent, worldEvents } from '../../../db/events';
import type { AuditRow } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';
import { notifyChannels } from './channels';
import { notify } from './notify';
import type { Occurrence } from './occurrence';
import { callWebhooks } from './webhook-deliveries';

/** Writes an event into the tenant's audit log and sends it to bell, channels and webhooks. */
export function recordEvent(context: Context, occurrence: Occurrence): void {
  const { event, tenantId, actor, subject } = occurrence;
  const definition: WorldEvent = worldEvents[event];
  insertAudit(context, {
    tenantId,
    eventKey: event,
    user: actor.name,
    email: actor.email,
    action: definition.name,
    description: subject ? `${definition.name}: ${subject}` : definition.description,
    resource: eventCategories[definition.category],
    severity: definition.severity,
    json: [{ event, ...(subject && { subject }) }],
  });
  notify(context, occurrence);
  notifyChannels(context, occurrence);
  callWebhooks(context, occurrence);
}

function insertAudit(context: Context, entry: Omit<AuditRow, 'id' | 'ip' | 'userAgent' | 'createdAt'>): void {
  const { clientIp, headers } = context.request;
  context.db.audits.insert({
    ...entry,
    id: context.ids.uuid(),
    ip: clientIp,
    userAgent: headers['user-agent'] ?? '',
    createdAt: isoAfter(context, 0),
  });
}
