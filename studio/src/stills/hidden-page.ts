import { acceptFrame } from '../protocol/frame-link';
import { isFrameMessage } from '../protocol/message-shape';
import type { FrameMessage, StudioMessage } from '../protocol/messages';
import { createDeferred } from './deferred';
import './stills.css';

/** A preview frame that no user sees. */
export interface HiddenPage {
  /** Resolves with the page's document once it is connected. */
  ready(): Promise<Document>;
  send(message: StudioMessage, transfer?: Transferable[]): void;
  resize(width: number, height: number): void;
  /** The first uncaught error since the last call. */
  takeError(): string | null;
  /** Loads the page again, if it does not answer any more. */
  reload(): void;
  remove(): void;
}

/** Address of the page that every preview frame loads. */
const framePage = () => new URL('frame.html', document.baseURI).href;

/**
 * Adds the frame to the studio's page: in view, because browsers draw no frames outside of it, but invisible, inert and
 * below everything.
 */
export function createHiddenPage(onMessage: (message: FrameMessage) => void): HiddenPage {
  const frame = document.createElement('iframe');
  let error: string | null = null;
  let port: MessagePort | null = null;
  let connected = createDeferred<Document>();

  frame.src = framePage();
  frame.tabIndex = -1;
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.className = 'still-renderer';

  function take(next: MessagePort): void {
    port?.close();
    port = next;
    port.onmessage = ({ data }) => isFrameMessage(data) && onMessage(data);
    frame.contentWindow?.addEventListener('error', ({ message }) => {
      error ??= message;
    });
    if (frame.contentDocument) connected.resolve(frame.contentDocument);
  }

  const stop = acceptFrame(window, () => frame.contentWindow, take);
  document.body.append(frame);
  return {
    ready: () => connected.promise,
    send: (message, transfer = []) => port?.postMessage(message, transfer),
    resize(width, height) {
      // Setting an attribute lays the page out again, even to the same value.
      if (frame.width !== `${width}`) frame.width = `${width}`;
      if (frame.height !== `${height}`) frame.height = `${height}`;
    },
    takeError() {
      const taken = error;
      error = null;
      return taken;
    },
    reload() {
      connected = createDeferred();
      frame.contentWindow?.location.reload();
    },
    remove() {
      stop();
      port?.close();
      frame.remove();
    },
  };
}
