import { keptTogether } from './isolated';

/** Signs that services put in the place of digits, with what stands between them, and what opens them. */
const hidden = /[+(]?(?:[*•#xX][\s().-]*){2,}/g;

/**
 * A phone number inside a sentence, of which the service may have hidden some digits: an ellipsis stands for those, which
 * a screen reader passes over in place of reading star after star.
 */
export function maskedNumber(phoneNumber: string): string {
  return keptTogether(phoneNumber.replace(hidden, '…'));
}
