import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PhoneFieldProps } from '../../../ui/PhoneField';

type PhoneInput = LazyExoticComponent<ComponentType<PhoneFieldProps>>;

let present: PhoneInput | undefined;

/** The field for a phone number, which knows every country: most who open the page never ask for it. */
export function phoneInput(): PhoneInput {
  present ??= lazy(load);
  return present;
}

/** One that did not arrive is asked for again by whoever tries again. */
async function load() {
  try {
    const { PhoneField } = await import('../../../ui/PhoneField');
    return { default: PhoneField };
  } catch (error) {
    present = undefined;
    throw error;
  }
}
