import type { Still } from '../../stills/still';
import type { CardPanel, CardShape } from '../card-shape';
import type { PlacedCard, WallLayout } from '../wall-layout';
import type { DrawnStill } from './draw-card';

/** What is exported. */
export interface ExportJob {
  format: 'png' | 'pdf';
  wall: WallLayout;
  /** The only card to export; `null` for all cards of the wall. */
  card: PlacedCard | null;
  /** The size of every card, and its screens. */
  shape: CardShape;
  /** Pixels of the picture for one pixel of a screen. */
  scale: number;
  /** Name of the design. */
  name: string;
}

/** The tools of a running export. */
export interface ExportTools {
  /** Resolves with the still of one screen of a card; `null` if its state can't be rendered. */
  stillOf(card: PlacedCard, panel: CardPanel): Promise<Still | null>;
  paint(still: Still, scale: number): Promise<DrawnStill>;
  /** Called after each card. Throws if the user has cancelled. */
  onCard(): void;
}

/** The file, and what the user has to know about it. */
export interface ExportedFile {
  blob: Blob;
  notes: readonly string[];
}
