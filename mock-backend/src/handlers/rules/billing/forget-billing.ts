import type { Database } from '../../../db/database';

/** Removes a tenant's subscriptions, invoices, cards and setup intents, but not its billing configuration. */
export function forgetBilling(db: Database, tenantId: string): void {
  for (const { id } of db.subscriptions.listBy('tenantId', tenantId)) db.subscriptions.remove(id);
  for (const { id } of db.invoices.listBy('tenantId', tenantId)) db.invoices.remove(id);
  for (const { id } of db.paymentMethods.listBy('tenantId', tenantId)) db.paymentMethods.remove(id);
  for (const { id } of db.setupIntents.listBy('tenantId', tenantId)) db.setupIntents.remove(id);
}
