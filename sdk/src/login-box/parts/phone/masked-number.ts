import { isolatedOnOneLine } from '../isolated';

/** Characters that services use instead of digits, with the spaces and separators around and between them. */
const hidden = /\s*[+(]?(?:[*•#xX][\s().-]*){2,}/g;

/**
 * Formats a phone number in a sentence. Hidden digits become dots at half height, so that a full stop after them does
 * not read as one more dot; screen readers skip these dots, whereas they read every star.
 */
export function maskedNumber(phoneNumber: string): string {
  return isolatedOnOneLine(phoneNumber.replace(hidden, ' ··· ').trim());
}
