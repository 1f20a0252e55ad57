import type { PhoneProblem } from '../../../../ui/phone-problem';

/** Reads a phone number with its country code: returns its E.164 form, or its problem (see `phoneProblem`). */
export type ReadPhone = (typed: string) => string;

/** Loads the check of the phone fields. It contains the data of every country: load it only to read a phone number. */
export async function loadReadPhone(): Promise<ReadPhone> {
  const { readPhoneNumber } = await import('../../../../ui/phone-number');
  return (text) => readPhoneNumber({ text, country: undefined });
}

/** Key, under `loginBox.login`, of the text about a number that can't be used. */
export function phoneErrorKey(problem: PhoneProblem): 'phoneFormatIsInvalid' | 'phoneIsInvalid' {
  return problem === 'unreadable' ? 'phoneFormatIsInvalid' : 'phoneIsInvalid';
}
