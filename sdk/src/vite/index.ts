export type { FirstScreenOptions } from '../prerender/first-screen';
export { firstScreenScript } from './first-screen';
export { type PorticoPlugin, type PorticoPluginOptions, portico, publishedMetadata } from './portico';
