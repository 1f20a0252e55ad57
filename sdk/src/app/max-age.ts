/** How old the second factor may be, in seconds, as an address says; anything but a number says nothing. */
export function readMaxAge(text: string | null): number | undefined {
  return text && /^\d{1,8}$/.test(text) ? Number(text) : undefined;
}

/** Query parameter of the step-up page (contract: headers-and-storage §9). */
export const MAX_AGE_PARAMETER = 'maxAge';
