import type { FileTable } from '../call/files';
import {
  createPdf,
  LINE,
  MARGIN,
  PAGE_BOTTOM,
  type PdfAbout,
  RIGHT,
  rule,
  type Sheet,
  turnPage,
  write,
} from './pdf-sheet';

const TITLE_POINTS = 18;
const CELL_POINTS = 8;
/** Points that a letter of a cell takes on average; a text that is longer than its column is cut. */
const LETTER_POINTS = 4.4;

/** A table as a PDF file of as many pages as it takes. */
export async function toPdf(about: PdfAbout & { description: string }, table: FileTable): Promise<Uint8Array> {
  const { sheet, save } = await createPdf(about);
  write(sheet, about.title, { size: TITLE_POINTS, bold: true });
  sheet.y -= LINE;
  write(sheet, `${about.description} ${about.author}, ${about.writtenAt.slice(0, 10)}`, { soft: true });
  sheet.y -= 2 * LINE;
  drawRow(sheet, table.columns, true);
  for (const row of table.rows) {
    if (sheet.y < PAGE_BOTTOM) turnPage(sheet);
    drawRow(sheet, row, false);
  }
  return save();
}

function drawRow(sheet: Sheet, cells: readonly string[], bold: boolean): void {
  const width = (RIGHT - MARGIN) / Math.max(1, cells.length);
  const letters = Math.floor(width / LETTER_POINTS) - 1;
  for (const [index, cell] of cells.entries()) {
    const line = cell.replace(/\s+/g, ' ');
    const text = line.length > letters ? `${line.slice(0, letters - 3)}...` : line;
    write(sheet, text, { x: MARGIN + index * width, size: CELL_POINTS, bold });
  }
  sheet.y -= LINE / 3;
  rule(sheet);
  sheet.y -= LINE * (2 / 3);
}
