import { createLazyInspector } from '../inspect/lazy-inspector';
import { createTextIndex } from '../inspect/text-index';
import type { FrameLink } from '../protocol/frame-link';
import type { StudioMessage } from '../protocol/messages';
import { afterPaint } from '../ui/after-paint';
import { fillCode } from './fill-code';
import { createFrameBrowser } from './frame-browser';
import { createFrameClock } from './frame-clock';
import { createFramePage } from './frame-page';
import { createPortTransport } from './port-transport';
import { watchTouch } from './watch-touch';

type Render = Extract<StudioMessage, { type: 'render' }>;
type Capture = Extract<StudioMessage, { type: 'capture' }>;
type Show = Extract<StudioMessage, { type: 'show' }>;

/** Runs one frame: passes each message of the studio to the part of the frame that it is for. */
export function startStage(host: HTMLElement, link: FrameLink): void {
  const index = createTextIndex();
  const clock = createFrameClock(() => performance.now());
  const port = createPortTransport(link.send, index.noteData);
  const inspector = createLazyInspector(document, link, index);
  const page = createFramePage(host, { port, clock, index });
  const browser = createFrameBrowser({ page, transport: port.transport, onMove });
  let shown: Show | null = null;

  function onMove(address: string, canGoBack: boolean): void {
    link.send({ type: 'moved', address, canGoBack });
    inspector.refresh();
  }

  function render(message: Render): void {
    page.update(message);
    inspector.setActive(message.display.inspecting);
    inspector.refresh();
  }

  function show(message: Show): void {
    shown = message;
    browser.start(message.address, message.flow);
    inspector.refresh();
    const { screen, state } = message;
    afterPaint(() => shown === message && link.send({ type: 'shown', screen, state }));
    watchTouch(document, () => shown === message && link.send({ type: 'touched' }));
  }

  /** Loads the capture on first use: only the frame of the stills is captured. */
  async function capture({ id, hangs }: Capture): Promise<void> {
    const { capturePage, untilSilence } = await import('../stills/capture-page');
    await page.ready();
    const nextAnswer = hangs ? untilSilence(port.nextAnswer) : port.nextAnswer;
    link.send({ type: 'captured', id, page: await capturePage(document, index, nextAnswer) });
  }

  async function copy(id: number): Promise<void> {
    const { copyPage } = await import('../stills/copy-page');
    link.send({ type: 'captured', id, page: copyPage(document, index) });
  }

  link.listen((message) => {
    if (message.type === 'render') render(message);
    if (message.type === 'show') show(message);
    if (message.type === 'open') browser.open(message.address);
    if (message.type === 'back') browser.back();
    if (message.type === 'reload') browser.reload();
    if (message.type === 'fill-code') fillCode(document, message.code);
    if (message.type === 'inspect') inspector.point(message.action, message.id);
    if (message.type === 'capture') void capture(message);
    if (message.type === 'copy') void copy(message.id);
    if (message.type === 'answer') port.settle(message.id, message.reply);
    if (message.type === 'clock') clock.follow(message);
  });
}
