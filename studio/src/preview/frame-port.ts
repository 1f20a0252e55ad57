import { acceptFrame } from '../protocol/frame-link';
import { isFrameMessage } from '../protocol/message-shape';
import type { FrameMessage, StudioMessage } from '../protocol/messages';

/** The studio's end of the connection to one frame. A page that is loaded again gets a new port. */
export interface FramePort {
  /** Connects to a frame; returns a function that disconnects. */
  attach(frame: HTMLIFrameElement): () => void;
  isOpen(): boolean;
  /** The page in the frame; `null` without a frame. */
  page(): Document | null;
  /** Sends a message; drops it while no page is connected. */
  post(message: StudioMessage, transfer?: Transferable[]): void;
  close(): void;
}

export interface FramePortOptions {
  /** Called when a page has connected, or the frame has disconnected. */
  onChange(): void;
  /** Called with every message of the right shape. */
  onMessage(message: FrameMessage): void;
}

/** Creates the port of one frame, closed until a frame is attached. */
export function createFramePort({ onChange, onMessage }: FramePortOptions): FramePort {
  let port: MessagePort | null = null;
  let frameWindow: () => Window | null = () => null;

  function use(next: MessagePort | null): void {
    port?.close();
    port = next;
    if (port) {
      port.onmessage = ({ data }) => {
        if (isFrameMessage(data)) onMessage(data);
      };
    }
    onChange();
  }

  return {
    attach(frame) {
      frameWindow = () => frame.contentWindow;
      const stop = acceptFrame(window, frameWindow, use);
      return () => {
        stop();
        use(null);
      };
    },
    isOpen: () => port !== null,
    page: () => frameWindow()?.document ?? null,
    post: (message, transfer = []) => port?.postMessage(message, transfer),
    close: () => use(null),
  };
}
