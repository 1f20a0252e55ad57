/** No token passes between the tabs: whoever hears of a sign-in asks the service for a session of their own. */
interface SignInMessage {
  type: 'portico:signed-in';
}

/** Tells the other tabs of the same name that somebody has signed in here. */
export function announceSignIn(name: string): void {
  const channel = openChannel(name);
  channel?.postMessage({ type: 'portico:signed-in' } satisfies SignInMessage);
  channel?.close();
}

/** Listens for a sign-in in another tab of the same name; returns the way to stop. */
export function onSignIn(name: string, listener: () => void): () => void {
  const channel = openChannel(name);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isSignIn(data)) listener();
  };
  return () => channel.close();
}

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

function isSignIn(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as Partial<SignInMessage>).type === 'portico:signed-in';
}
