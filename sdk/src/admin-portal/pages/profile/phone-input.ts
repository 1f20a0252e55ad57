import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PhoneFieldProps } from '../../../ui/PhoneField';

type PhoneInput = LazyExoticComponent<ComponentType<PhoneFieldProps>>;

let present: PhoneInput | undefined;

/** The lazy phone field. It contains the data of every country, and most users never edit their number. */
export function phoneInput(): PhoneInput {
  present ??= lazy(load);
  return present;
}

/** Loads the chunk. A failed import is not cached, so that the next attempt loads it again. */
async function load() {
  try {
    const { PhoneField } = await import('../../../ui/PhoneField');
    return { default: PhoneField };
  } catch (error) {
    present = undefined;
    throw error;
  }
}
