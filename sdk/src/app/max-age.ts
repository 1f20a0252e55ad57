/** Reads from an address how old the second factor may be, in seconds; `undefined` unless it is a number. */
export function readMaxAge(text: string | null): number | undefined {
  return text && /^\d{1,8}$/.test(text) ? Number(text) : undefined;
}

/** Query parameter of the step-up page (contract: headers-and-storage §9). */
export const MAX_AGE_PARAMETER = 'maxAge';
