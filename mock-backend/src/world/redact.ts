const REDACTED = '[redacted]';
/** Longer texts (pictures, certificates) are cut: the journal is for reading, not for replaying. */
const MAX_TEXT = 500;
const MAX_DEPTH = 12;

/** Names whose values are secrets in this API: `value` is a typed code in the first MFA calls. */
const SECRET_NAMES =
  /^(code|codes|value|otp|otc|cardnumber|cvc|cookie|set-cookie|authorization|assertion|samlresponse|relaystate)$/i;
const SECRET_ENDINGS = /(password|secret|token|tokens|verifier|qrcode|recoverycode|recoverycodes|_code|sessionid)$/i;
/** Numbers that describe a secret and are not secret. */
const HARMLESS = /^(errorcode|error_code|countrycode|postcode|expiresin)$/i;
/** A prefix of one of the three patterns below: most texts contain none, so the patterns need not run. */
const SECRET_INSIDE = /eyJ|otpauth:|[?&]/;
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const LINK_SECRET = /([?&](?:token|code|otc|state|id_token)=)[^&\s"#]+/gi;
const ONE_TIME_URI = /otpauth:\/\/\S+/g;

/** A copy without passwords, tokens, codes, card numbers and cookies, with long texts cut and without files. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (depth >= MAX_DEPTH) return '[…]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const entries = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(
    entries.map(([name, item]) => [name, isSecret(name, item) ? REDACTED : redact(item, depth + 1)]),
  );
}

/** The query string of an address with blanked secrets; keeps the question mark. */
export function redactSearch(query: URLSearchParams): string {
  const shown = [...query].map(([name, value]) => {
    return `${encodeURIComponent(name)}=${isSecret(name, value) ? REDACTED : encodeURIComponent(redactText(value))}`;
  });
  return shown.length > 0 ? `?${shown.join('&')}` : '';
}

function isSecret(name: string, value: unknown): boolean {
  if (typeof value === 'boolean' || value === null || HARMLESS.test(name)) return false;
  return SECRET_NAMES.test(name) || SECRET_ENDINGS.test(name);
}

function redactText(text: string): string {
  const clean = SECRET_INSIDE.test(text) ? blankInside(text) : text;
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT)}…` : clean;
}

function blankInside(text: string): string {
  return text.replace(SIGNED_TOKEN, REDACTED).replace(ONE_TIME_URI, REDACTED).replace(LINK_SECRET, `$1${REDACTED}`);
}
