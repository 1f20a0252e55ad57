import type { ComponentType } from 'react';
import type { TextTree } from '../../metadata/translate';

/** A component with what it brings along. */
export interface PieceContent<Props> {
  component: ComponentType<Props>;
  /** English texts that only it shows. */
  texts?: TextTree;
  /** Rules that only it needs. */
  css?: string;
}

/** A component that may still have to be downloaded. */
export interface Piece<Props> {
  /** `undefined` until it is here. */
  content(): PieceContent<Props> | undefined;
  /** Downloads it once; after a failure the next call tries again, where the browser does. */
  load(): Promise<PieceContent<Props>>;
}

/** A component split off the first download. */
export function lazyPiece<Props>(download: () => Promise<PieceContent<Props>>): Piece<Props> {
  let content: PieceContent<Props> | undefined;
  return {
    content: () => content,
    load: async () => {
      content ??= await download();
      return content;
    },
  };
}

/** A component that is part of the first download. */
export function readyPiece<Props>(component: ComponentType<Props>): Piece<Props> {
  const content = { component };
  return { content: () => content, load: async () => content };
}
