import type { ThemeFieldTarget } from '../ThemeField';
import { SelectField } from './SelectField';

const weights = [
  { value: '300', label: 'Light, 300' },
  { value: '400', label: 'Regular, 400' },
  { value: '500', label: 'Medium, 500' },
  { value: '600', label: 'Semibold, 600' },
  { value: '700', label: 'Bold, 700' },
];

/** The weight of a text. */
export function WeightField(props: ThemeFieldTarget) {
  return <SelectField {...props} options={weights} stored={Number} />;
}
