import { CAPTION_HEIGHT, type PlacedTitle } from '../wall-layout';
import { drawCard, pictureNote, studioColor, toBlob } from './draw';
import type { ExportedFile, ExportJob, ExportTools } from './export-job';
import { type PicturePlan, planPicture } from './picture-plan';

/** Type of the titles and captions, as a part of their height. */
const TYPE = { title: 0.5, caption: 0.4 } as const;

/** Draws the wall, or one card of it, as one PNG picture. */
export async function exportPicture(job: ExportJob, tools: ExportTools): Promise<ExportedFile> {
  const plan = planPicture(job.wall, job.card, job.scale);
  const context = contextOf(plan);
  for (const title of plan.titles) drawTitle(context, title);
  let leftOut = 0;
  for (const placed of plan.cards) {
    leftOut += await drawCard(context, { ...placed, card: placed, shape: job.shape, unit: 1 }, plan.scale, tools);
    context.fillStyle = studioColor('--studio-text');
    context.font = `500 ${CAPTION_HEIGHT * TYPE.caption}px ${studioColor('--studio-font')}`;
    context.fillText(captionOf(placed), placed.x, placed.y + job.shape.height + CAPTION_HEIGHT / 2, placed.width);
    tools.onCard();
  }
  return { blob: await toBlob(context.canvas, 'image/png'), notes: [...reducedNote(plan), ...pictureNote(leftOut)] };
}

/** A context in pixels of the wall. */
function contextOf({ box, scale }: PicturePlan): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(box.width * scale);
  canvas.height = Math.floor(box.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory for a picture of this size.');
  context.fillStyle = studioColor('--studio-canvas-back');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(-box.x, -box.y);
  context.textBaseline = 'middle';
  return context;
}

function drawTitle(context: CanvasRenderingContext2D, { text, level, x, y, width, height }: PlacedTitle): void {
  context.fillStyle = studioColor('--studio-text');
  context.font = `600 ${height * TYPE.title}px ${studioColor('--studio-font')}`;
  context.fillText(text, x, y + height * (level === 1 ? 0.6 : 0.5), width);
}

function reducedNote({ isReduced, scale }: PicturePlan): string[] {
  return isReduced
    ? [
        `The picture shows ${(scale * 100).toFixed(0)} % of the size: browsers draw no larger one. A PDF sheet has no such limit.`,
      ]
    : [];
}

function captionOf({ card, row }: PicturePlan['cards'][number]): string {
  return row.kinds === null ? card.screen.title : card.state.title;
}
