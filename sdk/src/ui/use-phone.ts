import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
  countryOfLanguages,
  countryOfNumber,
  formatWhileTyping,
  nationalNumber,
  type PhoneCountryCode,
  readPhoneNumber,
  type TypedPhone,
  withoutCallingCode,
} from './phone-number';

interface PhoneOptions {
  /** An E.164 number to start with. */
  defaultValue?: string | undefined;
  /** BCP 47 tags whose regions are the likely countries, the likeliest first. */
  regions: readonly string[];
  isOffered: (country: PhoneCountryCode) => boolean;
}

interface Phone extends TypedPhone {
  /** The value for the form: see `readPhoneNumber`; `notOffered` for a number of a country that is not offered. */
  value: string;
  /** The field that holds `value`. */
  number: RefObject<HTMLInputElement | null>;
  enter: (event: FormEvent<HTMLInputElement>) => void;
  /** Formats a complete number as in its country. */
  settle: () => void;
  choose: (country: PhoneCountryCode) => void;
}

/** The state of a phone number while the user types, pastes or autofills it. */
export function usePhone({ defaultValue = '', regions, isOffered }: PhoneOptions): Phone {
  const number = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() =>
    settled({ text: defaultValue, country: countryOfLanguages(regions, isOffered) }, isOffered),
  );
  function show(next: TypedPhone) {
    setTyped(next);
    // The form reads its fields while this event bubbles, which is before the next render.
    if (number.current) number.current.value = formValue(next, isOffered);
  }
  function showAndTell(next: TypedPhone) {
    show(next);
    number.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return {
    ...typed,
    value: formValue(typed, isOffered),
    number,
    enter: (event) => show(entered(event, typed.country, isOffered)),
    settle: () => showAndTell(settled(typed, isOffered)),
    choose: (country) => showAndTell(settled({ text: withoutCallingCode(typed), country }, isOffered)),
  };
}

/** The number after an input. Only text added at its end is formatted, so that the caret does not move. */
function entered(
  { currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>,
  country: PhoneCountryCode | undefined,
  isOffered: PhoneOptions['isOffered'],
): TypedPhone {
  const { inputType = '', isComposing, data } = nativeEvent as Partial<InputEvent>;
  const typed = { text: input.value, country };
  if (isComposing || inputType.startsWith('delete')) return typed;
  // A suggestion of a phone's keyboard is reported as typed text too, but arrives all at once.
  const isKey = inputType === 'insertText' && (data?.length ?? 0) <= 1;
  if (!isKey) return settled(typed, isOffered);
  if (input.selectionStart !== input.value.length) return typed;
  const formatted = formatWhileTyping(typed);
  return formatted.country && isOffered(formatted.country) ? formatted : { ...formatted, country };
}

/** A complete number in the format of its country, and that country. */
function settled(typed: TypedPhone, isOffered: PhoneOptions['isOffered']): TypedPhone {
  const country = countryOfNumber(typed);
  return country && isOffered(country) ? { text: nationalNumber(typed), country } : typed;
}

function formValue(typed: TypedPhone, isOffered: PhoneOptions['isOffered']): string {
  const value = readPhoneNumber(typed);
  const country = value.startsWith('+') ? countryOfNumber(typed) : undefined;
  return country && !isOffered(country) ? 'notOffered' : value;
}
