import { useEffect, useRef } from 'react';
import { listenInFrame } from '../view/use-shortcuts';
import type { FrameSize } from './device';
import type { FrameSession } from './frame-session';
import { passDrops } from './pass-drops';

/** Address of the page that every preview frame loads. */
const FRAME_PAGE = new URL('frame.html', document.baseURI).href;

export interface LiveFrameProps {
  session: FrameSession;
  title: string;
  size: FrameSize;
  /** Blocks pointer and keyboard. */
  inert?: boolean;
  /** Called with the window of the page, and again whenever it is loaded. */
  onPage?: ((page: Window & typeof globalThis, frame: HTMLIFrameElement) => void) | undefined;
}

/** One live screen: a page of the studio's own origin that loads only the production SDK. */
export function LiveFrame({ session, title, size: { width, height, scale }, inert = false, onPage }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? session.attach(frame.current) : undefined), [session]);
  return (
    <div className="preview-frame" style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={frame}
        className="preview-page"
        title={title}
        src={FRAME_PAGE}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentWindow as (Window & typeof globalThis) | null;
          if (!page) return;
          listenInFrame(page);
          passDrops(page);
          onPage?.(page, currentTarget);
        }}
        inert={inert}
        style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
      />
    </div>
  );
}
