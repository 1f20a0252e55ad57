/** Functions that load a module each. */
export type LazyModules = readonly (() => Promise<unknown>)[];

/** Every dynamic import of this package. The build of the package declares it; sources have none. */
declare const LAZY_MODULES: LazyModules;

/**
 * Loads each module that a world loads on demand, such as the QR code of an enrolment. A page that calls all of them
 * while it has a network can use its world without one.
 */
export const lazyModules: LazyModules = typeof LAZY_MODULES === 'undefined' ? [] : LAZY_MODULES;
