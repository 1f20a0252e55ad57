import type { ThemeOption } from '@portico/sdk/metadata';

/** A property of a style that has a control. */
export interface StyleProperty {
  name: string;
  label: string;
  kind: 'color' | 'length' | 'border' | 'weight' | 'case';
}

const textProperties: readonly StyleProperty[] = [
  { name: 'color', label: 'Text', kind: 'color' },
  { name: 'fontSize', label: 'Size', kind: 'length' },
  { name: 'fontWeight', label: 'Weight', kind: 'weight' },
];

const spacedText: readonly StyleProperty[] = [
  { name: 'letterSpacing', label: 'Letter spacing', kind: 'length' },
  { name: 'textTransform', label: 'Case', kind: 'case' },
];

const boxProperties: readonly StyleProperty[] = [
  { name: 'backgroundColor', label: 'Background', kind: 'color' },
  { name: 'border', label: 'Border', kind: 'border' },
  { name: 'borderRadius', label: 'Corner radius', kind: 'length' },
  { name: 'padding', label: 'Padding', kind: 'length' },
];

/** The properties of an option's style that have controls: a text has other ones than a box. */
export function stylePropertiesOf({ name }: ThemeOption): readonly StyleProperty[] {
  return name.startsWith('typography') ? [...textProperties, ...spacedText] : [...boxProperties, ...textProperties];
}

const controlled = new Set([...textProperties, ...spacedText, ...boxProperties].map(({ name }) => name));

/** Names of the properties and states of a style that have no control. */
export function otherProperties(style: unknown): string[] {
  if (typeof style !== 'object' || style === null) return [];
  return Object.keys(style).filter((name) => !controlled.has(name) && name !== '&:hover');
}
