import { useView } from '../../view/view-store';
import { ChoiceField } from './ChoiceField';
import { PictureField } from './PictureField';
import { asText, useThemeValue } from './theme-values';

const ELEMENT = 'loginBox.layout.splitModeElements.activeElements.element1';
const LOGOS = 'loginBox.layout.splitModeElements.logos.logos';
/** The first text of the other half, which the texts editor reveals. */
const FIRST_TEXT = 'loginBox.login.splitLogin.titleDescriptionComponent.titleBeforeCompanyName';

const elements = [
  { value: 'none', label: 'Nothing' },
  { value: 'values', label: 'Values' },
  { value: 'testimonials', label: 'Quote' },
  { value: 'logos', label: 'Logos' },
] as const;

/** What a split layout shows below its welcome text. */
export function SideFields() {
  const shown = useThemeValue('Next to the login box', ELEMENT).value;
  const reveal = useView((view) => view.reveal);
  return (
    <>
      <ChoiceField
        label="Below the welcome"
        name="Next to the login box"
        path={ELEMENT}
        choices={elements}
        standard="none"
        nothing="none"
      />
      <p className="studio-help">
        <button type="button" className="studio-link" onClick={() => reveal({ kind: 'text', key: FIRST_TEXT })}>
          Change the texts next to the login box
        </button>
      </p>
      {shown === 'logos' && ['logo1', 'logo2', 'logo3'].map((name) => <SideLogo key={name} name={name} />)}
    </>
  );
}

function SideLogo({ name }: { name: string }) {
  const label = `Picture ${name.replace('logo', '')}`;
  const value = useThemeValue(label, `${LOGOS}.${name}`);
  return <PictureField label={label} value={value} address={asText(value.value)} write={(address) => address} />;
}
