import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

/** A4, in points. */
const PAGE: [number, number] = [595, 842];
/** In points. */
export const MARGIN = 56;
/** Where the right margin begins. */
export const RIGHT = PAGE[0] - MARGIN;
/** From one line of text to the next. */
export const LINE = 18;
/** From one row of a table to the next. */
export const ROW_HEIGHT = 24;
/** Lower than this nothing is written. */
export const PAGE_BOTTOM = 90;
const SIZE = 11;
const INK = rgb(0.13, 0.15, 0.2);
const SOFT = rgb(0.42, 0.45, 0.5);

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

/** Pages being written on from above; `y` is where the next line goes. */
export interface Sheet {
  page: PDFPage;
  fonts: Fonts;
  y: number;
}

/** What a reader says about a file. */
export interface PdfAbout {
  title: string;
  author: string;
  /** ISO date. */
  writtenAt: string;
}

/** A PDF file with one empty page. The same texts always give the same bytes. */
export async function createPdf({ title, author, writtenAt }: PdfAbout) {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title);
  document.setAuthor(author);
  document.setLanguage('en');
  document.setCreationDate(new Date(writtenAt));
  document.setModificationDate(new Date(writtenAt));
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const sheet: Sheet = { page: document.addPage(PAGE), fonts, y: PAGE[1] - MARGIN };
  return { sheet, save: () => document.save({ useObjectStreams: false }) };
}

/** Goes on with an empty page of the same file. */
export function turnPage(sheet: Sheet): void {
  sheet.page = sheet.page.doc.addPage(PAGE);
  sheet.y = PAGE[1] - MARGIN;
}

/** How a text is written. Default: 11 points in black, from the left margin. */
export interface Style {
  x?: number;
  size?: number;
  bold?: boolean;
  soft?: boolean;
}

/** Writes a line at the current position; a text that is too long ends in an ellipsis. */
export function write({ page, fonts, y }: Sheet, text: string, style: Style): void {
  const { x = MARGIN, size = SIZE, bold, soft } = style;
  const font = bold ? fonts.bold : fonts.plain;
  const line = fitting(font, writable(font, text), size, RIGHT - x);
  page.drawText(line, { x, y, size, font, color: soft ? SOFT : INK });
}

/** The same, up to the right margin. */
export function writeRight(sheet: Sheet, text: string, style: Style): void {
  const font = style.bold ? sheet.fonts.bold : sheet.fonts.plain;
  write(sheet, text, { ...style, x: RIGHT - font.widthOfTextAtSize(writable(font, text), style.size ?? SIZE) });
}

function fitting(font: PDFFont, text: string, size: number, width: number): string {
  // Half a point to spare: the width of a text that ends at the margin is not exact.
  const fits = (part: string) => font.widthOfTextAtSize(part, size) <= width + 0.5;
  if (fits(text)) return text;
  let end = text.length;
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end--;
  return `${text.slice(0, end)}…`;
}

/** Draws a line from margin to margin. */
export function rule({ page, y }: Sheet): void {
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
