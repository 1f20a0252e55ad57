import defaultSheet from './default-sheet.css?inline';
import { type MetadataLayers, type ResolvedMetadata, type ResolveFor, resolveLayers } from './layers';
import { isPlainObject, valueAtPath } from './merge';
import { modern } from './presets/modern';
import { scopeAttribute } from './scope-attribute';
import { type Leaf, themeLeaves } from './theme-leaves';
import type { ThemeReader } from './theme-reader';
import type { ThemeStylesheet } from './theme-roots';

/** How a metadata store turns layers into a document and a sheet. */
export interface ThemeEngine {
  resolve(layers: MetadataLayers, who?: ResolveFor): ResolvedMetadata;
  stylesheet(layers: MetadataLayers, options: { scope: string }): ThemeStylesheet;
  /** Changes a sheet from one theme to another; returns `false` if it has to be replaced. */
  repaint?(sheet: CSSStyleSheet, before: ThemeStylesheet, after: ThemeStylesheet): boolean;
}

/** The scope that the default sheet was written for. */
export const DEFAULT_SHEET_SCOPE = 'portico-scope';
// A build may write the attribute without its quotation marks.
const sheetScope = /\[data-portico-app="?portico-scope"?\]/g;

/** Reads the default preset only, no value of a vendor. */
const plainReader: ThemeReader = {
  read: () => undefined,
  presetNamed: () => modern,
  brandOf: (theme) => theme,
  older: () => undefined,
};

/**
 * The engine that ships with the first screen: it has the default theme as a sheet generated beforehand, because
 * the code that reads a theme is larger than the rest of that screen. It does exactly what the full engine does
 * for every document that does not {@link needsFullTheme}.
 */
export const plainTheme: ThemeEngine = {
  resolve: (layers, who = {}) => resolveLayers(layers, who, plainReader),
  stylesheet: (_, { scope }) => ({ css: defaultSheet.replace(sheetScope, () => scopeAttribute(scope)), warnings: [] }),
};

/** Options of the login box that choose content and have no styles. */
const content =
  /^loginBox\.(\w+\.)?(layout\.(type|splitSize|splitModeElements\..+)|logo\.(image|alt|favicon|placement|alignment)|docTitle|poweredByPlacement|(title|message|page(Header|Footer)|box(Header|Footer)))$/;

/** Whether any layer has values that only the full engine can read. */
export function needsFullTheme({ metadata, override, host }: MetadataLayers): boolean {
  return [metadata, override, host].some((document) => {
    if (!isPlainObject(document)) return false;
    const theme = valueAtPath(document, 'themeV2');
    return document.theme !== undefined || (isPlainObject(theme) && ![...themeLeaves(theme)].every(isPlain));
  });
}

function isPlain([path, leaf]: [string, Leaf]): boolean {
  return path.endsWith('.themeName') ? /^modern(V2)?$/.test(String(leaf)) : content.test(path);
}
