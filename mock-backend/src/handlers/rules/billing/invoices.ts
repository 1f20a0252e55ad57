import type { Database } from '../../../db/database';
import type { InvoiceRow, SubscriptionRow } from '../../../db/tables';
import { defaultMethod } from './cards';

/** The lines and period of an invoice. */
export interface Charge {
  lines: InvoiceRow['lines'];
  periodStart: string;
  periodEnd: string;
}

/** What these lines cost once the credit is used up, in minor units. */
export function amountDue(lines: InvoiceRow['lines'], { creditCents }: Pick<SubscriptionRow, 'creditCents'>): number {
  return Math.max(0, sumOf(lines) - creditCents);
}

/** Writes an invoice, open unless nothing is left to pay, and takes what it uses from the subscription's credit. */
export function writeInvoice(db: Database, subscription: SubscriptionRow, charge: Charge, at: string): InvoiceRow {
  const { id: subscriptionId, tenantId, planId, creditCents } = subscription;
  const totalAmount = amountDue(charge.lines, subscription);
  const used = sumOf(charge.lines) - totalAmount;
  const credit = used > 0 ? [{ description: 'Credit from earlier changes of plan', amount: -used }] : [];
  if (used > 0) db.subscriptions.update(subscriptionId, { creditCents: creditCents - used });
  // Numbered, not drawn: an invoice that is found late has the same id as one that is found at once.
  const number = db.invoices.listBy('subscriptionId', subscriptionId).length + 1;
  const receipt = db.invoices.listBy('tenantId', tenantId).length + 1;
  return db.invoices.insert({
    id: `invoice-${subscriptionId.replace(/^subscription-/, '')}-${number}`,
    tenantId,
    subscriptionId,
    receiptNumber: `${db.tenants.get(tenantId).alias.toUpperCase()}-${String(receipt).padStart(4, '0')}`,
    billedTo: payerOf(db, tenantId),
    lines: [...charge.lines, ...credit],
    totalAmount,
    currency: db.plans.get(planId).currency,
    status: totalAmount === 0 ? 'paid' : 'open',
    createdAt: at,
    paidAt: totalAmount === 0 ? at : null,
    periodStart: charge.periodStart,
    periodEnd: charge.periodEnd,
  });
}

/** The open invoices of a subscription. */
export function openInvoices(db: Database, subscriptionId: string): InvoiceRow[] {
  return db.invoices.listBy('subscriptionId', subscriptionId).filter(({ status }) => status === 'open');
}

/** Marks all open invoices of a subscription as paid, or as never to be. */
export function closeInvoices(db: Database, subscriptionId: string, status: 'paid' | 'void', at: string): void {
  for (const { id } of openInvoices(db, subscriptionId)) {
    db.invoices.update(id, { status, paidAt: status === 'paid' ? at : null });
  }
}

/** The billing address where there is one, else that of the tenant. */
function payerOf(db: Database, tenantId: string): string[] {
  const { name, address } = db.tenants.get(tenantId);
  const method = defaultMethod(db, tenantId);
  const lines = method ? Object.values(method.address) : [];
  return [name, ...(lines.length > 0 ? lines : [address]), method?.email ?? ''].filter((line) => line !== '');
}

function sumOf(lines: InvoiceRow['lines']): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
