/** Handles of the codes on their way, by where they went: who comes back to one need not ask for another. */
export type SentCodes = Readonly<Record<string, string>>;

/** The handle of the code on its way to a place; one is sent where there is none. */
export async function codeTo(
  { sent }: { sent?: SentCodes },
  place: string,
  send: () => Promise<{ otcToken: string }>,
): Promise<{ otcToken: string; sent: SentCodes }> {
  const otcToken = sent?.[place] ?? (await send()).otcToken;
  return { otcToken, sent: { ...sent, [place]: otcToken } };
}

/** A code as calls take it, and that the device is to be remembered, where it is. */
export function readTyped(typed: string, rememberDevice: boolean) {
  return { code: typed.trim(), remember: rememberDevice && { rememberDevice } };
}
