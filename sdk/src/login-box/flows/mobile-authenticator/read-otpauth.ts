import type { AuthenticatorAccount } from './mobile-authenticator-state';

/** A key of 10 to 128 bytes in base32. */
const base32 = /^[A-Z2-7]{16,205}=*$/;
/** Maximum length of a label and of an issuer. */
const LONGEST_NAME = 320;
const algorithms: readonly string[] = ['SHA1', 'SHA256', 'SHA512'];

/**
 * Reads the address that adds an account to an authenticator app. Accepts only time-based codes with settings that apps
 * support; returns `null` for anything else. The address is rebuilt from the checked values, so that no unchecked value
 * reaches the app. Never throws.
 */
export function readOtpauth(candidate: string | null): AuthenticatorAccount | null {
  if (!candidate || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  if (url.protocol !== 'otpauth:' || url.host.toLowerCase() !== 'totp') return null;
  const label = decode(url.pathname.replace(/^\//, ''));
  const secret = url.searchParams.get('secret')?.replace(/[\s-]/g, '').toUpperCase() ?? '';
  if (!label || label.length > LONGEST_NAME || !base32.test(secret)) return null;
  const settings = settingsOf(url.searchParams);
  if (!settings) return null;
  const [before, after] = splitLabel(label);
  const issuer = (url.searchParams.get('issuer') ?? before).trim().slice(0, LONGEST_NAME);
  const query = new URLSearchParams({ secret, ...(issuer && { issuer }), ...settings });
  // Apps show a space that is encoded as `+` as a plus sign.
  const written = query.toString().replaceAll('+', '%20');
  return { address: `otpauth://totp/${encodeURIComponent(label)}?${written}`, account: after, issuer, secret };
}

/** The settings of the codes; `null` if apps don't support them. */
function settingsOf(query: URLSearchParams): Record<string, string> | null {
  const { algorithm = 'SHA1', digits = '6', period = '30' } = Object.fromEntries(query);
  const known =
    algorithms.includes(algorithm.toUpperCase()) && /^[68]$/.test(digits) && /^(?:[1-9]\d?|1[0-1]\d|120)$/.test(period);
  return known ? { algorithm: algorithm.toUpperCase(), digits, period } : null;
}

function splitLabel(label: string): [issuer: string, account: string] {
  const at = label.indexOf(':');
  return at < 0 ? ['', label.trim()] : [label.slice(0, at).trim(), label.slice(at + 1).trim()];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
