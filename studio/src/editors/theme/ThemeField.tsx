import { Field, type FieldProps } from '../../ui/Field';
import { LayerNote } from './LayerNote';
import type { ThemeValue } from './theme-values';

/** What the field of one value of the theme is given. */
export interface ThemeFieldTarget {
  label: string;
  /** Name for the history and for screen readers: "Table header: Corner radius". */
  name: string;
  /** Inside `themeV2`. */
  path: string;
}

export interface ThemeFieldProps extends Omit<FieldProps, 'layer' | 'onReset'> {
  theme: Pick<ThemeValue, 'value' | 'layer' | 'inheritedFrom' | 'changed' | 'reset'>;
  /** What the field says while no layer has a value: it is computed from others, it is the product's default, or nothing. */
  unset?: 'derived' | 'default' | 'nothing';
}

/** The {@link Field} of one value of the theme: says where the value comes from, and resets it. */
export function ThemeField({ theme, unset = 'derived', ...field }: ThemeFieldProps) {
  const { value, layer, inheritedFrom, changed, reset } = theme;
  const shown = unset === 'default' ? (layer ?? 'default') : layer;
  const isSilent = unset === 'nothing' && value === undefined;
  return (
    <Field
      {...field}
      layer={isSilent ? undefined : <LayerNote layer={shown} inheritedFrom={inheritedFrom} />}
      {...(changed && { onReset: reset })}
    />
  );
}
