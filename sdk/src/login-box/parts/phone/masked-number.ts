import { keptTogether } from '../isolated';

/** Signs that services put in the place of digits, with what stands around and between them. */
const hidden = /\s*[+(]?(?:[*•#xX][\s().-]*){2,}/g;

/**
 * A phone number inside a sentence, of which the service may have hidden some digits. Dots stand for those: at half
 * height, so that the end of a sentence beside them is not taken for one more, and of the kind that a screen reader passes
 * over, in place of reading star after star.
 */
export function maskedNumber(phoneNumber: string): string {
  return keptTogether(phoneNumber.replace(hidden, ' ··· ').trim());
}
