/** Handles of the codes that were sent, by recipient: a user who comes back to a code need not request another. */
export type SentCodes = Readonly<Record<string, string>>;

/** Returns the handle of the code that was sent to a recipient; sends a code if there is none. */
export async function codeTo(
  { sent }: { sent?: SentCodes },
  place: string,
  send: () => Promise<{ otcToken: string }>,
): Promise<{ otcToken: string; sent: SentCodes }> {
  const otcToken = sent?.[place] ?? (await send()).otcToken;
  return { otcToken, sent: { ...sent, [place]: otcToken } };
}

/** Converts a typed code to the fields of a request; `rememberDevice` is left out unless it is set. */
export function readTyped(typed: string, rememberDevice: boolean) {
  return { code: typed.trim(), remember: rememberDevice && { rememberDevice } };
}
