import type { Database } from '../../../db/database';
import type { InvoiceRow } from '../../../db/tables';
import {
  createPdf,
  LINE,
  MARGIN,
  PAGE_BOTTOM,
  ROW_HEIGHT,
  rule,
  type Sheet,
  write,
  writeRight,
} from '../reports/pdf-sheet';

/** An invoice as a PDF file. The same invoice always gives the same bytes. */
export async function drawInvoice(db: Database, invoice: InvoiceRow): Promise<Uint8Array> {
  const vendor = db.vendors.get(db.tenants.get(invoice.tenantId).vendorId);
  const about = { title: `Invoice ${invoice.receiptNumber}`, author: vendor.name, writtenAt: invoice.createdAt };
  const { sheet, save } = await createPdf(about);
  drawHead(sheet, invoice, vendor.name);
  drawPayer(sheet, invoice);
  drawLines(sheet, invoice);
  return save();
}

function drawHead(sheet: Sheet, invoice: InvoiceRow, vendorName: string): void {
  const { receiptNumber, createdAt, paidAt, periodStart, periodEnd, status } = invoice;
  write(sheet, vendorName, { size: 20, bold: true });
  writeRight(sheet, 'Invoice', { size: 20, bold: true });
  sheet.y -= 2 * LINE;
  const paid = paidAt ? `Paid on ${day(paidAt)}` : status === 'void' ? 'Void' : 'Not paid yet';
  const period = `${day(periodStart)} to ${day(periodEnd)}`;
  for (const [name, value] of [
    ['Number', receiptNumber],
    ['Date', day(createdAt)],
    ['Period', period],
    ['Status', paid],
  ] as const) {
    write(sheet, name, { soft: true });
    write(sheet, value, { x: MARGIN + 70 });
    sheet.y -= LINE;
  }
  sheet.y -= LINE;
}

function drawPayer(sheet: Sheet, { billedTo }: InvoiceRow): void {
  write(sheet, 'Billed to', { soft: true });
  sheet.y -= LINE;
  for (const line of billedTo) {
    write(sheet, line, {});
    sheet.y -= LINE;
  }
  sheet.y -= LINE;
}

function drawLines(sheet: Sheet, { lines, totalAmount, currency }: InvoiceRow): void {
  rule(sheet);
  for (const { description, amount } of lines) {
    if (sheet.y < PAGE_BOTTOM) break;
    sheet.y -= ROW_HEIGHT;
    write(sheet, description, {});
    writeRight(sheet, money(amount, currency), {});
  }
  sheet.y -= LINE / 2;
  rule(sheet);
  sheet.y -= ROW_HEIGHT;
  write(sheet, 'Total', { bold: true });
  writeRight(sheet, money(totalAmount, currency), { bold: true });
}

function money(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function day(date: string): string {
  return date.slice(0, 10);
}
