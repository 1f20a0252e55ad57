import { isConnectMessage, isReadyMessage, isStudioMessage } from './message-shape';
import type { FrameMessage, ReadyMessage, StudioMessage } from './messages';

/** What a connected frame sends and receives. */
export interface FrameLink {
  send(message: FrameMessage, transfer?: Transferable[]): void;
  listen(listener: (message: StudioMessage) => void): void;
}

/**
 * Frame side of the handshake: sends `ready` to the parent window and waits for its port. Ignores messages from another
 * window, of another origin or of another shape.
 */
export function connectToStudio(self: Window): Promise<FrameLink> {
  const studio = self.parent;
  return new Promise((resolve) => {
    function onMessage(event: MessageEvent): void {
      const port = event.ports[0];
      if (event.source !== studio || event.origin !== self.location.origin) return;
      if (!isConnectMessage(event.data) || !port) return;
      self.removeEventListener('message', onMessage);
      resolve(linkOver(port));
    }
    self.addEventListener('message', onMessage);
    studio.postMessage({ type: 'portico-frame:ready' } satisfies ReadyMessage, self.location.origin);
  });
}

function linkOver(port: MessagePort): FrameLink {
  return {
    send: (message, transfer = []) => port.postMessage(message, transfer),
    listen(listener) {
      port.onmessage = ({ data }) => {
        if (isStudioMessage(data)) listener(data);
      };
    },
  };
}

/**
 * Studio side of the handshake: answers every `ready` of one frame with a new port (a frame sends it again after a
 * reload). Returns a function that stops it.
 */
export function acceptFrame(self: Window, frame: () => Window | null, onPort: (port: MessagePort) => void): () => void {
  function onMessage(event: MessageEvent): void {
    const source = frame();
    if (source === null || event.source !== source || event.origin !== self.location.origin) return;
    if (!isReadyMessage(event.data)) return;
    const { port1, port2 } = new MessageChannel();
    source.postMessage({ type: 'portico-studio:connect' }, self.location.origin, [port2]);
    onPort(port1);
  }
  self.addEventListener('message', onMessage);
  return () => self.removeEventListener('message', onMessage);
}
