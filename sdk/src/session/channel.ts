/** A message between tabs of the same application. Any script of the origin can send one, so receivers check its shape. */
interface Message {
  type: `portico:${string}`;
}

/** The way to the other tabs of a name; `null` where there is none. */
export function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Whether data is a message of this type. Its other fields still have to be checked. */
export function isMessage<M extends Message>(data: unknown, type: M['type']): data is M {
  return typeof data === 'object' && data !== null && (data as Partial<M>).type === type;
}

/** Tells the other tabs of a name that something has happened here. */
export function announce(name: string, type: Message['type']): void {
  const channel = openChannel(name);
  channel?.postMessage({ type } satisfies Message);
  channel?.close();
}

/** Listens for what other tabs of a name announce; returns the way to stop. */
export function onAnnounced(name: string, type: Message['type'], listener: () => void): () => void {
  const channel = openChannel(name);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data, type)) listener();
  };
  return () => channel.close();
}
