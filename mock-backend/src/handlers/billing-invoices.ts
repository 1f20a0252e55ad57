import { invoicePdfQuerySchema, invoiceSchema, listInvoicesResponseSchema } from '@portico/sdk/contract';
import type { InvoiceRow } from '../db/tables';
import { route } from './route';
import { missing, settle } from './rules/billing/billing-access';
import { toInvoice } from './rules/billing/billing-views';
import { readQuery } from './rules/call/context';
import { fileReply } from './rules/call/files';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { permissionKeys } from './rules/team/permissions';

async function listInvoices(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  settle(context, tenant.id);
  const newestFirst = context.db.invoices.listBy('tenantId', tenant.id).reverse();
  return context.reply(200, newestFirst.map(toInvoice));
}

async function getInvoice(context: HandlerContext<'invoiceId'>): Promise<HandlerReply> {
  return context.reply(200, toInvoice(await findInvoice(context)));
}

async function getInvoicePdf(context: HandlerContext<'invoiceId'>): Promise<HandlerReply> {
  const invoice = await findInvoice(context);
  const { outputFileName = invoice.receiptNumber } = readQuery(context, invoicePdfQuerySchema);
  // The library weighs more than all other handlers together, and few ever ask for a file.
  const { drawInvoice } = await import('./rules/billing/invoice-pdf');
  const file = await drawInvoice(context.db, invoice);
  const fileName = outputFileName.toLowerCase().endsWith('.pdf') ? outputFileName : `${outputFileName}.pdf`;
  return fileReply(context, file, 'application/pdf', fileName);
}

async function findInvoice(context: HandlerContext<'invoiceId'>): Promise<InvoiceRow> {
  const { tenant } = await context.caller();
  settle(context, tenant.id);
  const invoice = context.db.invoices.find(context.params.invoiceId);
  return invoice?.tenantId === tenant.id ? invoice : missing(context, 'invoice');
}

const reads = { permission: permissionKeys.readBilling };

/** What tenants were charged (portal spec §3 "Invoice", §7 "Billing"). */
export const billingInvoiceRoutes = [
  route('GET /subscriptions/resources/billing/invoices/v1', listInvoices, {
    ...reads,
    answer: listInvoicesResponseSchema,
  }),
  route('GET /subscriptions/resources/billing/invoices/v1/{invoiceId}', getInvoice, {
    ...reads,
    answer: invoiceSchema,
  }),
  route('GET /subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf', getInvoicePdf, reads),
];
