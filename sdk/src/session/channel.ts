/** A message between tabs of the same application. Any script of the origin can send one, so receivers check its shape. */
interface Message {
  type: `portico:${string}`;
}

/** Opens the channel to the other tabs of a name; `null` if the browser has no `BroadcastChannel`. */
export function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Whether data is a message of this type. The caller checks the other fields. */
export function isMessage<M extends Message>(data: unknown, type: M['type']): data is M {
  return typeof data === 'object' && data !== null && (data as Partial<M>).type === type;
}

/** Announces an event to the other tabs of a name. */
export function announce(name: string, type: Message['type']): void {
  const channel = openChannel(name);
  channel?.postMessage({ type } satisfies Message);
  channel?.close();
}

/** Listens for events that other tabs of a name announce; returns a function that unsubscribes. */
export function onAnnounced(name: string, type: Message['type'], listener: () => void): () => void {
  const channel = openChannel(name);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data, type)) listener();
  };
  return () => channel.close();
}
