import { type MetadataLayers, type ResolvedMetadata, type ResolveFor, resolveLayers } from './layers';
import { isPlainObject, valueAtPath } from './merge';
import { isTokenValue, tokenNames } from './resolve-tokens';
import { type Leaf, themeLeaves } from './theme-leaves';
import { plainReader } from './theme-reader';
import { rootRules, sheetOf, type ThemeStylesheet, themeRoots } from './theme-roots';
import { tokens } from './tokens';

/** How a metadata store turns layers into a document and a sheet. */
export interface ThemeEngine {
  resolve(layers: MetadataLayers, who?: ResolveFor): ResolvedMetadata;
  stylesheet(layers: MetadataLayers, options: { scope: string }): ThemeStylesheet;
}

/**
 * The engine that ships with the first screen: the default preset, and a vendor's plain colours, fonts and shapes. It does
 * exactly what the full one does for every document that does not {@link needsFullTheme}.
 */
export const plainTheme: ThemeEngine = {
  resolve: (layers, who = {}) => resolveLayers(layers, who, plainReader),
  stylesheet: (layers, { scope }) => ({
    css: sheetOf(themeRoots(layers, scope, plainReader).flatMap(rootRules)),
    warnings: [],
  }),
};

/** Options of the login box that choose what is shown and paint nothing. */
const content =
  /^loginBox\.(\w+\.)?(layout\.(type|splitSize|splitModeElements\..+)|logo\.(image|alt|favicon|placement|alignment)|docTitle|poweredByPlacement|(title|message|page(Header|Footer)|box(Header|Footer)))$/;

const plainPaths: ReadonlyMap<string, string> = new Map(
  tokenNames
    .map((name) => tokens[name].path)
    .flatMap((path) => ['', 'loginBox.', 'adminPortal.'].map((prefix): [string, string] => [prefix + path, path])),
);

/** Whether any layer says something that only the full engine understands. */
export function needsFullTheme({ metadata, override, host }: MetadataLayers): boolean {
  return [metadata, override, host].some((document) => {
    if (!isPlainObject(document)) return false;
    const theme = valueAtPath(document, 'themeV2');
    return document.theme !== undefined || (isPlainObject(theme) && ![...themeLeaves(theme)].every(isPlain));
  });
}

function isPlain([path, leaf]: [string, Leaf]): boolean {
  if (path.endsWith('.themeName')) return /^modern(V2)?$/.test(String(leaf));
  const token = plainPaths.get(path);
  return token === undefined ? content.test(path) : isTokenValue(token, leaf, plainReader);
}
