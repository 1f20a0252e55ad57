import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { Database } from '../../db/database';
import type { InvoiceRow } from '../../db/tables';

/** A4, in points. */
const PAGE: [number, number] = [595, 842];
const MARGIN = 56;
const RIGHT = PAGE[0] - MARGIN;
const LINE = 18;
const INK = rgb(0.13, 0.15, 0.2);
const SOFT = rgb(0.42, 0.45, 0.5);
const ROW_HEIGHT = 24;
/** Lower than this nothing is written. */
const BOTTOM = 90;

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

/** One page being written on from above. */
interface Sheet {
  page: PDFPage;
  fonts: Fonts;
  y: number;
}

/** An invoice as a PDF file. The same invoice always gives the same bytes. */
export async function drawInvoice(db: Database, invoice: InvoiceRow): Promise<Uint8Array> {
  const tenant = db.tenants.get(invoice.tenantId);
  const vendor = db.vendors.get(tenant.vendorId);
  const document = await PDFDocument.create({ updateMetadata: false });
  stamp(document, invoice, vendor.name);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const sheet: Sheet = { page: document.addPage(PAGE), fonts, y: PAGE[1] - MARGIN };
  drawHead(sheet, invoice, vendor.name);
  drawPayer(sheet, [tenant.name, tenant.address ?? '', ...payerOf(db, invoice.tenantId)]);
  drawLines(sheet, invoice);
  return document.save({ useObjectStreams: false });
}

function stamp(document: PDFDocument, { receiptNumber, createdAt }: InvoiceRow, vendorName: string): void {
  const written = new Date(createdAt);
  document.setTitle(`Invoice ${receiptNumber}`);
  document.setAuthor(vendorName);
  document.setLanguage('en');
  document.setCreationDate(written);
  document.setModificationDate(written);
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

function drawPayer(sheet: Sheet, lines: readonly string[]): void {
  write(sheet, 'Billed to', { soft: true });
  sheet.y -= LINE;
  for (const line of lines.filter((text) => text !== '')) {
    write(sheet, line, {});
    sheet.y -= LINE;
  }
  sheet.y -= LINE;
}

function drawLines(sheet: Sheet, { lines, totalAmount, currency }: InvoiceRow): void {
  rule(sheet);
  for (const { description, amount } of lines) {
    if (sheet.y < BOTTOM) break;
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

/** E-mail and postal address of the card that is charged. */
function payerOf(db: Database, tenantId: string): string[] {
  const method = db.paymentMethods.listBy('tenantId', tenantId).find(({ isDefault }) => isDefault);
  if (!method) return [];
  return [...Object.values(method.address), method.email ?? ''];
}

interface Style {
  x?: number;
  size?: number;
  bold?: boolean;
  soft?: boolean;
}

function write({ page, fonts, y }: Sheet, text: string, { x = MARGIN, size = 11, bold, soft }: Style): void {
  const font = bold ? fonts.bold : fonts.plain;
  page.drawText(writable(font, text), { x, y, size, font, color: soft ? SOFT : INK, maxWidth: RIGHT - x });
}

function writeRight(sheet: Sheet, text: string, style: Style): void {
  const font = style.bold ? sheet.fonts.bold : sheet.fonts.plain;
  const width = font.widthOfTextAtSize(writable(font, text), style.size ?? 11);
  write(sheet, text, { ...style, x: RIGHT - width - 1 });
}

function rule({ page, y }: Sheet): void {
  page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 0.5, color: SOFT });
}

/** The fonts that every reader has know western letters only; another letter would make the library throw. */
function writable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const letters = [...text.normalize('NFC')].flatMap((letter) =>
    known.has(letter.codePointAt(0) ?? 0)
      ? letter
      : [...letter.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part)),
  );
  return letters.map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('');
}

function money(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function day(date: string): string {
  return date.slice(0, 10);
}
