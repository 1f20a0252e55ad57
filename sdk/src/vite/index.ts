export type { FirstScreenOptions } from '../prerender/first-screen';
export { firstScreenScript } from './first-screen';
export { type FirstVisitsOptions, type FirstVisitsPlugin, firstVisits, publishedMetadata } from './first-visits';
