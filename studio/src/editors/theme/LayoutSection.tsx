import { Section } from '../../ui/Section';
import { ChoiceField } from './ChoiceField';
import { RangeField } from './RangeField';
import { SideFields } from './SideFields';
import { useThemeValue } from './theme-values';

const places = [
  { value: 'float-left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'float-right', label: 'Right' },
] as const;

const smallPrint = [
  { value: 'page', label: 'Page' },
  { value: 'box', label: 'Box' },
  { value: 'leftBottomCorner', label: 'Corner' },
] as const;

/** Width of the other half, in percent of the page. */
const split = { min: 30, max: 70, step: 5, standard: 50 };

/** Position of the box on the page, and what surrounds it. */
export function LayoutSection() {
  const type = useThemeValue('Layout', 'loginBox.layout.type').value;
  const isSplit = type === 'float-left' || type === 'float-right';
  return (
    <Section title="Layout">
      <ChoiceField
        label="Login box"
        name="Place of the login box"
        path="loginBox.layout.type"
        choices={places}
        standard="center"
        help={(chosen) =>
          chosen === 'center'
            ? undefined
            : 'The other half is yours. It folds away where the page is narrower than 900 px.'
        }
      />
      {isSplit && <RangeField label="Other half" path="loginBox.layout.splitSize" unit="%" {...split} />}
      {isSplit && <SideFields />}
      <ChoiceField
        label="“Secured by”"
        name="Place of the small print"
        path="loginBox.poweredByPlacement"
        choices={smallPrint}
        standard="page"
      />
    </Section>
  );
}
