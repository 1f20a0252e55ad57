import type * as z from 'zod/mini';
import type { PageNavigationSchema, portalMetadataSchema, serviceLanguages } from './schema';
import type { olderThemeSchema, ThemeOptionsSchema } from './theme-schema';

/** The vendor's document: theme, menu, texts (contract: metadata §2). */
export type PortalMetadata = z.input<typeof portalMetadataSchema>;

/** Theme of login box and portal: `themeV2` of the document and `themeOptions` of the host (contract: metadata §5). */
export type ThemeOptions = z.input<ThemeOptionsSchema>;

/** The older form of the theme (contract: metadata §4). */
export type OlderTheme = z.input<typeof olderThemeSchema>;

/** Pages of the admin portal and who sees them (contract: metadata §3). */
export type Navigation = NonNullable<PortalMetadata['navigation']>;

/** One page of the menu. */
export type PageNavigation = z.input<PageNavigationSchema>;

/** Own texts by language (contract: metadata §8). */
export type Localizations = NonNullable<PortalMetadata['localizations']>;

/** BCP 47 tag; the ones the service knows are suggested, others work. */
export type Language = (typeof serviceLanguages)[number] | 'qps-ploc' | (string & {});

/** Light or dark. */
export type Scheme = 'light' | 'dark';
