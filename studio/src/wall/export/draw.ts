import type { CardShape } from '../card-shape';
import type { Box, PlacedCard } from '../wall-layout';
import type { DrawnStill } from './draw-card';
import type { ExportTools } from './export-job';

/** Radius of a card, in pixels of a screen, as on the wall. */
const RADIUS = 16;

/** The value of a colour or font of the studio. */
export function studioColor(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

/** A card, and where its screens are drawn. */
interface DrawnCard extends Pick<Box, 'x' | 'y'> {
  card: PlacedCard;
  shape: CardShape;
  /** Size of a pixel of the screens, in units of the context. */
  unit: number;
}

/**
 * Draws the screens of a card.
 *
 * @param scale Pixels of the canvas for one pixel of the screen.
 * @returns The number of pictures that had to be left out.
 */
export async function drawCard(
  context: CanvasRenderingContext2D,
  { card, shape, unit, x, y }: DrawnCard,
  scale: number,
  { stillOf, paint }: ExportTools,
): Promise<number> {
  let leftOut = 0;
  for (const panel of shape.panels) {
    const still = await stillOf(card, panel);
    const drawn = still && (await paint(still, scale));
    const box = { x: x + panel.x * unit, y, width: panel.width * unit, height: panel.height * unit };
    drawPanel(context, box, RADIUS * unit, drawn);
    leftOut += drawn?.leftOut ?? 0;
  }
  return leftOut;
}

function drawPanel(context: CanvasRenderingContext2D, box: Box, radius: number, drawn: DrawnStill | null): void {
  const { x, y, width, height } = box;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.lineWidth = width / 500;
  context.strokeStyle = studioColor('--studio-line-strong');
  context.stroke();
  context.clip();
  if (drawn) context.drawImage(drawn.picture, x, y, width, height);
  else drawFailure(context, box);
  context.restore();
}

function drawFailure(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  context.font = `500 ${width / 30}px ${studioColor('--studio-font')}`;
  context.fillStyle = studioColor('--studio-danger');
  context.textAlign = 'center';
  context.fillText('This state can’t be shown', x + width / 2, y + height / 2, width);
}

/** Says that pictures are missing from a file. */
export function pictureNote(leftOut: number): string[] {
  if (leftOut === 0) return [];
  return [
    `${leftOut === 1 ? 'One picture is' : `${leftOut} pictures are`} left out: their servers do not let a web page copy them.`,
  ];
}

/** The content of a canvas as a file. */
export function toBlob(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg', quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const failure = new Error('The browser has no memory for a picture of this size.');
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(failure)), type, quality);
  });
}
