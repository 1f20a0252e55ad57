/** Domains that are often mistyped, and existing domains that differ from one of those by one letter. */
const knownDomains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'live.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'mail.com',
  'email.com',
  'ymail.com',
];

/** The address that the user probably meant, if its domain is one typing error away from a well-known one. */
export function likelyEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || knownDomains.includes(domain)) return undefined;
  const meant = knownDomains.find((known) => isOneSlipAway(domain, known));
  return meant && `${email.slice(0, at)}@${meant}`;
}

/** Whether one letter is added, missing or wrong, or two adjacent letters are swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const start = [...meant].findIndex((letter, index) => typed[index] !== letter);
  if (start < 0) return typed.length === meant.length + 1;
  const typedRest = typed.slice(start);
  const meantRest = meant.slice(start);
  const swapped = `${typedRest[1] ?? ''}${typedRest[0] ?? ''}${typedRest.slice(2)}`;
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    swapped === meantRest
  );
}
