import type { ComponentType } from 'react';

/** A component that may still have to be downloaded. */
export interface Piece<Props> {
  /** `undefined` until it is here. */
  component(): ComponentType<Props> | undefined;
  /** Downloads it once; after a failure the next call tries again. */
  load(): Promise<ComponentType<Props>>;
}

/** A component split off the first download. */
export function lazyPiece<Props>(download: () => Promise<ComponentType<Props>>): Piece<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    component: () => component,
    load: async () => {
      component ??= await download();
      return component;
    },
  };
}

/** A component that is part of the first download. */
export function readyPiece<Props>(component: ComponentType<Props>): Piece<Props> {
  return { component: () => component, load: async () => component };
}
