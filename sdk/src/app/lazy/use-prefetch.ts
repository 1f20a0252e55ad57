import { useCallback } from 'react';
import type { MetadataStore } from '../../metadata';
import { useApp } from '../context';
import type { LazyContent } from './lazy-component';

/** Anything that can be loaded and brings its own texts, such as a lazy component. */
export interface Fetchable<Content extends Spoken = Spoken> {
  load(): Promise<Content>;
}

type Spoken = Pick<LazyContent<never>, 'texts'>;

/** Returns a function that loads a lazy component and registers its texts, so that it can be shown without a wait. */
export function usePrefetch() {
  const { metadata } = useApp();
  return useCallback(
    async <Content extends Spoken>(fetchable: Fetchable<Content>): Promise<Content> => {
      const content = await fetchable.load();
      // `common` is always in use: the other languages of the component's area are loaded with the area.
      if (content.texts && !isSpoken(content, metadata)) await metadata.registerTexts('common', content.texts);
      return content;
    },
    [metadata],
  );
}

/** Whether the texts of a lazy component are registered. */
export function isSpoken({ texts }: Spoken, metadata: MetadataStore): boolean {
  return texts === undefined || metadata.hasTexts(texts);
}
