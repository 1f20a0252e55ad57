import type { SetupIntentRow } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';
import { recordEvent } from '../events/record-event';
import { settle } from './billing-access';
import { authenticatedUntil, makeDefault } from './cards';
import { collect } from './subscription-clock';

/**
 * Makes a new card the one that is charged, in the place of the card that the intent was made for, and pays with it
 * what is outstanding. Gives its id.
 */
export async function keepCard(
  context: Context,
  intent: SetupIntentRow,
  card: NonNullable<SetupIntentRow['card']>,
): Promise<string> {
  const { db, ids } = context;
  const { user: actor } = await context.caller();
  const { tenantId, paymentMethodId } = intent;
  const before = paymentMethodId === null ? undefined : db.paymentMethods.find(paymentMethodId);
  const method = db.paymentMethods.insert({
    ...card,
    id: ids.uuid(),
    tenantId,
    isDefault: false,
    email: before?.email ?? null,
    address: before?.address ?? {},
    authenticatedUntil: authenticatedUntil(context),
  });
  if (before) db.paymentMethods.remove(before.id);
  makeDefault(db, method);
  db.setupIntents.update(intent.id, { status: 'succeeded', card: null });
  payOutstanding(context, tenantId);
  recordEvent(context, { event: 'payment-method.changed', tenantId, actor, subject: `${card.brand} ${card.last4}` });
  return method.id;
}

/** Marks the charges of a known card as authenticated. Returns its id, or nothing if the card was removed. */
export function letCharge(context: Context, { id, paymentMethodId }: SetupIntentRow): string | undefined {
  const { db } = context;
  const method = paymentMethodId === null ? undefined : db.paymentMethods.find(paymentMethodId);
  if (!method) return undefined;
  db.paymentMethods.update(method.id, { authenticatedUntil: authenticatedUntil(context) });
  db.setupIntents.update(id, { status: 'succeeded' });
  payOutstanding(context, method.tenantId);
  return method.id;
}

/** A late renewal is paid at once; a first payment waits to be confirmed. */
function payOutstanding(context: Context, tenantId: string): void {
  const subscription = settle(context, tenantId);
  if (subscription?.status !== 'incomplete' || subscription.overdueSince === null) return;
  collect(context.db, subscription, isoAfter(context, 0));
}
