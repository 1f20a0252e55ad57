import type { ComponentType } from 'react';
import type { TextTree } from '../../metadata/text-tree';

/** A component with its texts and styles. A module that is loaded lazily exports it as `content`. */
export interface LazyContent<Props> {
  component: ComponentType<Props>;
  /** English texts that only this component shows. */
  texts?: TextTree;
  /** CSS rules that only this component needs. */
  css?: string;
}

/** A component that may not be loaded yet. */
export interface LazyComponent<Props> {
  /** `undefined` until it is loaded. */
  content(): LazyContent<Props> | undefined;
  /** Loads it once. After a failure the next call retries, in browsers that repeat a failed `import()`. */
  load(): Promise<LazyContent<Props>>;
}

/** A lazy component: its chunk is not part of the first download. */
export function lazyComponent<Props>(download: () => Promise<{ content: LazyContent<Props> }>): LazyComponent<Props> {
  let content: LazyContent<Props> | undefined;
  return {
    content: () => content,
    load: async () => {
      content ??= (await download()).content;
      return content;
    },
  };
}

/** A component that is part of the first download. */
export function loadedComponent<Props>(component: ComponentType<Props>): LazyComponent<Props> {
  const content = { component };
  return { content: () => content, load: async () => content };
}
