/** `@portico/sdk/preview`: an application as its own offline demo. Never part of the main entry. */
export { type PreviewOptions, preview, type WorldPreview } from './preview';
