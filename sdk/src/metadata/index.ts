/** `@portico/sdk/metadata`: the vendor's document, for tools that write it. Brings zod; the SDK's main entry does not. */
export { holdsPermission } from '../access/permissions';
export { readAnyColor as readColor } from './any-color';
export { contrastRatio, GRAPHIC_CONTRAST, nearestPassing, TEXT_CONTRAST } from './color';
export { imagePolicy } from './css-image';
export { defaultNavigation } from './default-navigation';
export { resolveMetadata, resolveTokens, themeRules, themeToStylesheet } from './full-theme';
export { completeLanguages, directionOf, loadPack, PSEUDO_LOCALE, packFor } from './languages';
export {
  type LayerName,
  layerNames,
  type MetadataLayers,
  type ResolvedDocument,
  type ResolvedMetadata,
  type ResolveFor,
  type ThemeArea,
} from './layers';
export { en, type SpokenTexts, type Texts } from './locales/en';
export { METADATA_SIZE_LIMIT, METADATA_SIZE_LIMIT_TEXT, metadataSize } from './metadata-size';
export { createMetadataStore, type MetadataOptions, type MetadataState, type MetadataStore } from './metadata-store';
export {
  explainPage,
  orderedPages,
  type PageExplanation,
  type UserAccess,
  visiblePages,
} from './navigation';
export { type NavigationPage, navigationPages } from './navigation-pages';
export { portalThemePlaces, type ThemeOption, type ThemeOptionKind, type ThemePlace } from './portal-theme-places';
export type { Preset, PresetName } from './presets/preset';
export { DEFAULT_PRESET, presetNamed, presets } from './presets/presets';
export {
  METADATA_DEPTH_LIMIT,
  type MetadataReading,
  metadataJsonSchema,
  readMetadata,
} from './read-metadata';
export type { ResolvedToken, ResolvedTokens } from './resolve-tokens';
export { portalMetadataSchema, serviceLanguages } from './schema';
export type { KnownTextKey, TextArea, TextKey, TextParams, Translate } from './text-types';
export { stylesheetOf, type ThemeRule, type ThemeStylesheet, themeRootSelector } from './theme-roots';
export { loginBoxPages, portalThemePages } from './theme-scopes';
export { type Token, type TokenName, tokens } from './tokens';
export type { OnText } from './translate';
export type {
  Language,
  Localizations,
  Navigation,
  OlderTheme,
  PageNavigation,
  PortalMetadata,
  Scheme,
  ThemeOptions,
} from './types';
export type { MetadataWarning } from './warning';
