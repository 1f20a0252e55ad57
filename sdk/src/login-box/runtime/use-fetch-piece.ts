import { useCallback } from 'react';
import { useApp } from '../../app/context';
import type { MetadataStore } from '../../metadata';
import type { PieceContent } from './piece';

/** Anything with words of its own that can be downloaded; a piece is one. */
export interface Fetchable<Content extends Spoken = Spoken> {
  load(): Promise<Content>;
}

type Spoken = Pick<PieceContent<never>, 'texts'>;

/** Downloads a piece and brings its texts into the kit: it can be shown without a wait afterwards. */
export function useFetchPiece() {
  const { metadata } = useApp();
  return useCallback(
    async <Content extends Spoken>(piece: Fetchable<Content>): Promise<Content> => {
      const content = await piece.load();
      if (content.texts && !isSpoken(content, metadata)) await metadata.registerTexts('loginBox', content.texts);
      return content;
    },
    [metadata],
  );
}

/** Whether the words of a piece are known to the kit. */
export function isSpoken({ texts }: Spoken, metadata: MetadataStore): boolean {
  return texts === undefined || metadata.hasTexts(texts);
}
