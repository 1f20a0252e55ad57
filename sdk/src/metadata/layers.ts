import { defaultNavigation } from './default-navigation';
import { defaultTheme } from './default-theme';
import { isPlainObject, mergeDeep, valueAtPath } from './merge';
import { onceEach } from './once-each';
import type { Preset, PresetName } from './presets/preset';
import type { ThemeReader } from './theme-reader';
import type { PortalMetadata, Scheme, ThemeOptions } from './types';

/** The layers that a value can come from, weakest first. */
export const layerNames = ['default', 'preset', 'metadata', 'override', 'host'] as const;
/** One of {@link layerNames}. */
export type LayerName = (typeof layerNames)[number];

/** The area that a theme is resolved for: each has its own preset. */
export type ThemeArea = 'loginBox' | 'adminPortal';

/** The documents of vendor, service and host; each is complete, the later wins. */
export interface MetadataLayers {
  metadata?: PortalMetadata | undefined;
  /** The host's `metadata`: while there is one, it stands for the service's document and its override. */
  given?: PortalMetadata | undefined;
  /** Fetched from `metadataOverrides.url`. */
  override?: PortalMetadata | undefined;
  /** The host's `themeOptions` (as `themeV2`) and `localizations`. */
  host?: PortalMetadata | undefined;
}

/** The area and scheme that a document is resolved for. Default: login box, light. */
export interface ResolveFor {
  area?: ThemeArea;
  scheme?: Scheme;
}

/** All layers merged: the sections that have defaults are always there. */
export type ResolvedDocument = PortalMetadata &
  Required<Pick<PortalMetadata, 'themeV2' | 'navigation' | 'localizations'>>;

/** A merged document that reports the layer of each value. */
export interface ResolvedMetadata {
  readonly document: ResolvedDocument;
  /** Preset chosen for the area. */
  readonly preset: PresetName;
  /** The merged value at a dotted path, such as `themeV2.palette.primary.main`. */
  valueAt(path: string): unknown;
  /** The strongest layer that sets the path, or `undefined` when none does. */
  layerOf(path: string): LayerName | undefined;
  /** The value of the path in each layer, strongest first; layers without one are left out. */
  explain(path: string): { layer: LayerName; value: unknown }[];
}

const own = ['metadata', 'override', 'host'] as const;

/**
 * Merges the layers in their fixed order: default < preset < metadata < override < host.
 *
 * In the scheme a preset was not made for, a vendor's neutral colours (background, text, divider, icon, grey and the
 * colours of surfaces) do not apply, since they would not fit it; brand colours, shapes and everything else do.
 */
export function resolveLayers(
  layers: MetadataLayers,
  { area = 'loginBox', scheme = 'light' }: ResolveFor,
  reader: ThemeReader,
): ResolvedMetadata {
  const stack = layerStack(layers, area, scheme, reader);
  const document = layerNames.reduce<unknown>((merged, name) => mergeDeep(merged, stack[name]), {}) as ResolvedDocument;
  const explain = (path: string) =>
    layerNames
      .map((layer) => ({ layer, value: valueAtPath(stack[layer], path) }))
      .filter(({ value }) => value !== undefined)
      .reverse();
  return {
    document,
    preset: presetOf(layers, area, reader).name,
    valueAt: (path) => valueAtPath(document, path),
    layerOf: (path) => explain(path)[0]?.layer,
    explain,
  };
}

/** The preset of an area: the strongest layer that names one decides. */
export function presetOf(layers: MetadataLayers, area: ThemeArea, reader: ThemeReader): Preset {
  const names = own.map((layer) => valueAtPath(layers[layer], `themeV2.${area}.themeName`));
  return reader.presetNamed(names.findLast((name) => name !== undefined));
}

/** Themes of the layers, strongest first. */
export type ThemeStack = readonly { layer: LayerName; theme: ThemeOptions }[];

/** The themes of all layers, strongest first, as they apply to an area in a scheme. */
export function themeStack(layers: MetadataLayers, area: ThemeArea, scheme: Scheme, reader: ThemeReader): ThemeStack {
  const stack = layerStack(layers, area, scheme, reader);
  return layerNames
    .flatMap((layer) => (stack[layer].themeV2 ? [{ layer, theme: stack[layer].themeV2 }] : []))
    .reverse();
}

function layerStack(
  layers: MetadataLayers,
  area: ThemeArea,
  scheme: Scheme,
  reader: ThemeReader,
): Record<LayerName, PortalMetadata> {
  const native = presetOf(layers, area, reader).scheme === scheme;
  const vendor = (document: PortalMetadata | undefined) => vendorLayer(document, native, reader);
  return {
    default: { navigation: defaultNavigation, themeV2: defaultTheme, localizations: {} },
    preset: { themeV2: presetTheme(layers, area, scheme, reader) },
    metadata: vendor(layers.metadata),
    override: vendor(layers.override),
    host: vendor(layers.host),
  };
}

/** Base keys from the area's own preset; the other area's part from the preset chosen there. */
function presetTheme(layers: MetadataLayers, area: ThemeArea, scheme: Scheme, reader: ThemeReader): ThemeOptions {
  const base = presetOf(layers, area, reader)[scheme];
  const other = presetOf(layers, area === 'loginBox' ? 'adminPortal' : 'loginBox', reader)[scheme];
  if (base === other) return base;
  return area === 'loginBox' ? withPart(base, 'adminPortal', other) : withPart(base, 'loginBox', other);
}

function withPart(base: ThemeOptions, part: ThemeArea, other: ThemeOptions): ThemeOptions {
  return { ...base, ...(other[part] && { [part]: other[part] }) };
}

/** The document of a layer. Sections that are not objects are ignored, because they can't be merged. */
function vendorLayer(document: PortalMetadata | undefined, native: boolean, reader: ThemeReader): PortalMetadata {
  if (!isPlainObject(document)) return {};
  const sections = wellFormed(document);
  const themeV2 = writtenTheme(sections, reader);
  return themeV2 ? { ...sections, themeV2: native ? themeV2 : reader.brandOf(themeV2) } : sections;
}

const sectionNames = ['theme', 'themeV2', 'navigation', 'localizations'] as const;

const wellFormed = onceEach((document: PortalMetadata): PortalMetadata => {
  const broken = sectionNames.filter((name) => document[name] !== undefined && !isPlainObject(document[name]));
  return broken.length === 0
    ? document
    : { ...document, ...Object.fromEntries(broken.map((name) => [name, undefined])) };
});

/** The theme of a document, in either form; the newer one wins. */
function writtenTheme(document: PortalMetadata, reader: ThemeReader): ThemeOptions | undefined {
  return document.theme ? convertedBy(reader)(document) : document.themeV2;
}

const convertedBy = onceEach((reader: ThemeReader) =>
  onceEach(({ theme = {}, themeV2 }: PortalMetadata): ThemeOptions | undefined => {
    const older = reader.older(theme);
    return older ? (mergeDeep(older, themeV2) as ThemeOptions) : themeV2;
  }),
);
