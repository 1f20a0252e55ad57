import { jsPDF } from 'jspdf';
import { drawCard, pictureNote, studioColor, toBlob } from './draw';
import type { ExportedFile, ExportJob, ExportTools } from './export-job';
import { page, planSheet, room, type SheetPage } from './sheet-plan';

/** Pixels of a point: 216 per inch. */
const DENSITY = 3;
const JPEG_QUALITY = 0.9;
const ink = { title: '#1d1d22', text: '#5c5c68' } as const;
const type = { title: 15, caption: 9, footer: 8 } as const;

/**
 * Draws the cards as pages of a PDF, with an outline of the groups. Each page is one picture: the fonts of a PDF lack most
 * scripts, and those of a canvas are the browser's.
 */
export async function exportSheet(job: ExportJob, tools: ExportTools): Promise<ExportedFile> {
  const { wall, card, shape, name } = job;
  const pages = planSheet(card ? [card] : wall.cards, shape);
  const file = new jsPDF({ orientation: 'landscape', unit: 'pt', format: [page.width, page.height], compress: true });
  file.setProperties({ title: name, creator: 'Portico' });
  let leftOut = 0;
  for (const [index, sheet] of pages.entries()) {
    const context = contextOf();
    drawMargins(context, { ...job, sheet, number: index + 1, count: pages.length });
    leftOut += await drawCells(context, sheet, job, tools);
    const picture = await toBlob(context.canvas, 'image/jpeg', JPEG_QUALITY);
    if (index > 0) file.addPage();
    file.addImage(new Uint8Array(await picture.arrayBuffer()), 'JPEG', 0, 0, page.width, page.height);
    if (sheet.title !== pages[index - 1]?.title) file.outline.add(null, sheet.title, { pageNumber: index + 1 });
  }
  return { blob: file.output('blob'), notes: pictureNote(leftOut) };
}

/** A context in points. */
function contextOf(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = page.width * DENSITY;
  canvas.height = page.height * DENSITY;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory for a page.');
  context.scale(DENSITY, DENSITY);
  context.fillStyle = 'white';
  context.fillRect(0, 0, page.width, page.height);
  context.textBaseline = 'middle';
  return context;
}

interface Margins {
  name: string;
  sheet: SheetPage;
  number: number;
  count: number;
}

function drawMargins(context: CanvasRenderingContext2D, { name, sheet, number, count }: Margins): void {
  const right = page.width - room.margin;
  const top = room.margin + type.title / 2;
  const bottom = page.height - room.margin / 2;
  write(context, sheet.title, { x: room.margin, y: top }, `600 ${type.title}px`, ink.title);
  write(context, `${number} of ${count}`, { x: right, y: bottom }, `400 ${type.footer}px`, ink.text, 'right');
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format();
  write(context, `${name} · ${date}`, { x: room.margin, y: bottom }, `400 ${type.footer}px`, ink.text);
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: { x: number; y: number },
  font: string,
  color: string,
  align: CanvasTextAlign = 'left',
): void {
  context.font = `${font} ${studioColor('--studio-font')}`;
  context.fillStyle = color;
  context.textAlign = align;
  context.fillText(text, x, y);
}

/** Draws the cards of one page; returns the number of pictures that had to be left out. */
async function drawCells(
  context: CanvasRenderingContext2D,
  { cells }: SheetPage,
  { shape }: ExportJob,
  tools: ExportTools,
): Promise<number> {
  let leftOut = 0;
  for (const cell of cells) {
    const unit = cell.width / shape.width;
    leftOut += await drawCard(context, { ...cell, shape, unit }, unit * DENSITY, tools);
    const { card, row } = cell.card;
    const text = row.kinds === null ? card.screen.title : `${card.screen.title}: ${card.state.title}`;
    const place = { x: cell.x, y: cell.y + cell.height + room.caption / 2 };
    write(context, text, place, `500 ${type.caption}px`, ink.title);
    tools.onCard();
  }
  return leftOut;
}
