import { useInsertionEffect, useMemo, useRef } from 'react';
import { adoptSheet } from './adopt-sheet';
import { Field, type FieldTexts, useField } from './Field';
import { Icon } from './Icon';
import { OptionList } from './OptionList';
import { type PhoneCountry, phoneCountries, searchCountries } from './phone-countries';
import css from './phone-field.css?inline';
import { type OptionPanelButton, useOptionPanel } from './use-option-panel';
import { usePhone } from './use-phone';

export interface PhoneFieldProps extends FieldTexts {
  name: string;
  /** An E.164 number to start with. */
  defaultValue?: string | undefined;
  placeholder?: string | undefined;
  /** Default: `tel`, the user's own number. */
  autoComplete?: 'tel' | 'off';
  /** Makes an opening dialog focus this field. */
  'data-initial-focus'?: boolean;
  /** BCP 47, for the names of the countries. */
  language: string;
  /** BCP 47 tags whose regions are the likely countries of the number, the likeliest first. */
  regions: readonly string[];
  /** Default: all countries. */
  isOffered?: ((country: string) => boolean) | undefined;
  texts: {
    /** Name of the list of countries. */
    countries: string;
    search: string;
    /** Shown instead of the list if no country matches. */
    noCountry: string;
    /** Name of the button that opens the list; `country` is undefined until one is chosen. */
    country: (country: string | undefined, callingCode: string | undefined) => string;
    /** Text of the button. */
    callingCode: (callingCode: string) => string;
  };
}

const everyCountry = () => true;

/**
 * A phone number with its country. Its value in the form is the E.164 number, or the name of the problem if the number
 * can't be used: see `phoneProblem`. Large: import it only from lazy components. Style it by `.portico-phone`.
 */
export function PhoneField({ label, help, error, aside, name, placeholder, texts, ...options }: PhoneFieldProps) {
  const { language, isOffered = everyCountry } = options;
  const field = useField(name, { help, error });
  const control = useRef<HTMLDivElement>(null);
  const { button, open, close } = useOptionPanel();
  const countries = useMemo(() => phoneCountries(language, isOffered), [language, isOffered]);
  const phone = usePhone({ ...options, isOffered });
  const chosen = countries.find(({ code }) => code === phone.country);
  useInsertionEffect(() => adoptSheet(css), []);

  function choose(country: PhoneCountry) {
    close(false);
    phone.choose(country.code);
    control.current?.querySelector('input')?.focus();
  }
  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <div className="portico-phone">
        <div className="portico-phone-control" ref={control} dir="ltr">
          <CountryButton button={button} chosen={chosen} texts={texts} />
          <input
            {...field.control}
            className="portico-input"
            name={name}
            type="tel"
            autoComplete={options.autoComplete ?? 'tel'}
            inputMode="tel"
            placeholder={placeholder}
            data-initial-focus={options['data-initial-focus']}
            value={phone.text}
            onInput={phone.enter}
            onBlur={phone.settle}
          />
          {/* Has the name of the visible field: the form reads the last field of a name. */}
          <input ref={phone.number} name={name} value={phone.value} hidden readOnly />
        </div>
        {open && (
          <OptionList
            className="portico-phone-list"
            options={countries}
            selected={chosen}
            find={searchCountries}
            detail={({ callingCode }) => callingCode}
            anchor={control}
            texts={{ list: texts.countries, search: texts.search, nothing: texts.noCountry }}
            onChoose={choose}
            onClose={close}
          />
        )}
      </div>
    </Field>
  );
}

interface CountryButtonProps extends Pick<PhoneFieldProps, 'texts'> {
  button: OptionPanelButton;
  chosen: PhoneCountry | undefined;
}

/** Shows the calling code of the chosen country; opens and closes the list. */
function CountryButton({ button, chosen, texts }: CountryButtonProps) {
  return (
    <button {...button} className="portico-phone-country" aria-label={texts.country(chosen?.name, chosen?.callingCode)}>
      <span>{texts.callingCode(chosen?.callingCode ?? '+')}</span>
      <Icon name="down" />
    </button>
  );
}
