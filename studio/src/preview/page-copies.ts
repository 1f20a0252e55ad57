import type { CapturedPage, FrameMessage, StudioMessage } from '../protocol/messages';
import type { FramePort } from './frame-port';

/** The markup of a page, and the page that it was copied from. */
export interface PageCopy extends CapturedPage {
  page: Document;
}

type CopyQuestion = { type: 'copy' } | { type: 'capture'; hangs: boolean };

/** Requests copies of a frame's page. */
export interface PageCopies {
  /** Asks for a copy; `null` if there is no page to copy, or it does not come to rest. */
  request(question: CopyQuestion): Promise<PageCopy | null>;
  /** Takes the answer of the frame. */
  take(answer: Extract<FrameMessage, { type: 'captured' }>): void;
  /** Ends pending requests. */
  stop(): void;
}

/** Creates the requesting side of one frame. */
export function createPageCopies(port: Pick<FramePort, 'isOpen' | 'page' | 'post'>): PageCopies {
  const pending = new Map<number, (page: CapturedPage | null) => void>();
  let requests = 0;

  return {
    async request(question) {
      const page = port.page();
      if (!page || !port.isOpen()) return null;
      requests += 1;
      const id = requests;
      const answer = new Promise<CapturedPage | null>((resolve) => pending.set(id, resolve));
      const message: StudioMessage = { ...question, id };
      port.post(message);
      const copy = await answer;
      return copy && { ...copy, page };
    },
    take({ id, page }) {
      pending.get(id)?.(page);
      pending.delete(id);
    },
    stop() {
      for (const resolve of pending.values()) resolve(null);
      pending.clear();
    },
  };
}
