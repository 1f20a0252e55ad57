import { DOMAIN_NAME, MAX_DOMAIN_LENGTH } from '../../../../../contract/domain-names';

/** The domains of a typed or pasted list, each once, and those that are none. */
export interface ParsedDomains {
  domains: readonly string[];
  invalid: readonly string[];
}

/** Reads domains that are separated by lines, blanks, commas or semicolons; `@` before one is ignored. */
export function parseDomains(text: string): ParsedDomains {
  const typed = text.split(/[\s,;]+/).map((part) => part.replace(/^@/, '').toLowerCase());
  const domains = [...new Set(typed.filter(Boolean))];
  const isDomain = (part: string) => part.length <= MAX_DOMAIN_LENGTH && DOMAIN_NAME.test(part);
  return { domains: domains.filter(isDomain), invalid: domains.filter((part) => !isDomain(part)) };
}
