/** `@portico/sdk/preview`: an application as an offline demo. Never part of the main entry. */
export { createMemoryStorage } from '../core/key-value-store';
export { createMemoryHistory, type MemoryHistory, type MemoryHistoryOptions } from './memory-history';
export { type PreviewOptions, preview, type WorldPreview } from './preview';
export { withSites } from './sites';
