import type { ThemeOption } from '@portico/sdk/metadata';
import { ColorField } from '../ColorField';
import { BorderField } from './BorderField';
import { LengthField } from './LengthField';
import { SelectField } from './SelectField';
import { type StyleProperty, stylePropertiesOf } from './style-properties';
import { WeightField } from './WeightField';

const cases = [
  { value: '', label: 'As written' },
  { value: 'uppercase', label: 'Capital letters' },
  { value: 'capitalize', label: 'Capital initials' },
];

export interface StylePropertiesProps {
  option: ThemeOption;
  /** Path of the style, or of one of its states, inside `themeV2`. */
  path: string;
  /** Name for the history: "Tables: Header row". */
  name: string;
}

/** The common properties of one style in one state. */
export function StyleProperties({ option, path, name }: StylePropertiesProps) {
  return stylePropertiesOf(option).map((property) => (
    <PropertyField key={property.name} property={property} path={`${path}.${property.name}`} name={name} />
  ));
}

interface PropertyFieldProps {
  property: StyleProperty;
  path: string;
  name: string;
}

function PropertyField({ property: { kind, label }, path, name }: PropertyFieldProps) {
  const field = { label, path, name: `${name}, ${label.toLowerCase()}` };
  switch (kind) {
    case 'color':
      return <ColorField {...field} />;
    case 'length':
      return <LengthField {...field} />;
    case 'border':
      return <BorderField {...field} />;
    case 'weight':
      return <WeightField {...field} />;
    case 'case':
      return <SelectField {...field} options={cases} nothing="" />;
  }
}
