import { snapdom } from '@zumer/snapdom';
import type { Still } from '../../stills/still';
import { mountStill } from '../checks/mount-still';

/** A still as a picture. */
export interface DrawnStill {
  picture: HTMLCanvasElement;
  /** Number of pictures in it that their server does not let other pages read. */
  leftOut: number;
}

/** Draws stills; its first one reads all styles again, since an edit of a shared style sheet has no signal. */
export function createStillPainter(): (still: Still, scale: number) => Promise<DrawnStill> {
  let isFirst = true;
  return async (still, scale) => {
    const { host, remove } = mountStill(still);
    try {
      const captured = await snapdom(host, { embedFonts: true, dpr: 1, scale, fast: 'auto', invalidate: isFirst });
      isFirst = false;
      const picture = await captured.toCanvas();
      return { picture, leftOut: captured.warnings.filter(({ code }) => code === 'image-fallback').length };
    } finally {
      remove();
    }
  };
}
