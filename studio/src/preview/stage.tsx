import { type App, type AppOptions, createApp, FronteggProvider } from '@portico/sdk';
import { createMemoryStorage } from '@portico/sdk/preview';
import { createRoot } from 'react-dom/client';
import type { FrameInspector } from '../inspect/frame-inspector';
import { createWordIndex } from '../inspect/word-index';
import { afterPaint } from '../ui/after-paint';
import { fillCode } from './fill-code';
import { createFrameClock } from './frame-clock';
import { createFrameHistory } from './frame-history';
import type { FrameLink } from './frame-link';
import { createFrameSites } from './frame-sites';
import { HostPage } from './HostPage';
import { LeftPage } from './LeftPage';
import { createPortTransport } from './port-transport';
import type { Look, StudioMessage } from './protocol';

type Render = Extract<StudioMessage, { type: 'render' }>;
type Show = Extract<StudioMessage, { type: 'show' }>;

/**
 * Runs one frame: an app of the SDK on the studio's world. Another screen is another app in the same page, so nothing
 * is loaded twice; an edit of the document updates the running app, so typed values are kept.
 */
export function startStage(host: HTMLElement, link: FrameLink): void {
  const root = createRoot(host);
  const index = createWordIndex();
  const clock = createFrameClock(() => performance.now());
  const port = createPortTransport(link.send, index.noteData);
  const history = createFrameHistory(window.location.origin, onMove, onLeave);
  const sites = createFrameSites(window.location.origin, port.transport, { onPage: onMove, onReturn: open });
  let storage = createMemoryStorage();
  let app: App | null = null;
  let generation = 0;
  let render: Render | null = null;
  let show: Show | null = null;
  let inspector: FrameInspector | null = null;

  function onMove(): void {
    const site = sites.address();
    const canGoBack = site !== null || history.canGoBack();
    link.send({ type: 'moved', address: site ?? history.address(), canGoBack });
    inspector?.refresh();
  }

  function onLeave(url: string): void {
    stop();
    root.render(<LeftPage url={url} onBack={() => mount()} />);
  }

  function stop(): void {
    app?.dispose();
    app = null;
    sites.close();
    port.abortAll();
    index.clear();
  }

  /** Creates a new app at the current address, as after loading the page. */
  function mount(flow?: Show['flow']): void {
    stop();
    index.noteData(flow);
    const next = createApp({
      ...startOf(flow),
      contextOptions: { baseUrl: window.location.origin, clientId: 'portico-studio' },
      metadata: render?.metadata ?? {},
      language: render?.look.language ?? 'en',
      colorScheme: render?.look.scheme ?? 'light',
      preview: { transport: port.transport, ready: Promise.resolve(), clock, location: sites.open(history), storage },
      onText: index.noteText,
    });
    app = next;
    generation += 1;
    root.render(
      <FronteggProvider key={generation} app={next} {...next.options}>
        <HostPage />
      </FronteggProvider>,
    );
  }

  function onRender(message: Render): void {
    const before = render;
    render = message;
    const { metadata, look, revision } = message;
    const changed = (name: keyof Look) => before?.look[name] !== look[name];
    if (before?.revision !== revision) app?.metadata.update(metadata);
    if (changed('language')) void app?.metadata.setLanguage(look.language);
    if (changed('scheme')) app?.metadata.setScheme(look.scheme);
    if (changed('language') || changed('scheme')) paintHost(look);
    if (changed('inspecting')) void inspect(look.inspecting);
    inspector?.refresh();
  }

  function onShow(message: Show): void {
    show = message;
    storage = createMemoryStorage();
    sites.close();
    history.restart(message.address);
    mount(message.flow);
    inspector?.refresh();
    const { screen, state } = message;
    afterPaint(() => show === message && link.send({ type: 'shown', screen, state }));
    watchTouch(() => show === message && link.send({ type: 'touched' }));
  }

  /** Loads the inspector on first use: most frames are never inspected. */
  async function inspect(wanted: boolean): Promise<void> {
    if (!inspector && wanted) {
      const { createFrameInspector } = await import('../inspect/frame-inspector');
      inspector ??= createFrameInspector(document, link, index);
    }
    inspector?.setActive(render?.look.inspecting ?? false);
    inspector?.refresh();
  }

  function open(address: string): void {
    stop();
    history.go(address);
    mount();
  }

  function reload(): void {
    const site = sites.address();
    mount();
    if (site) app?.location.leave(site);
    onMove();
  }

  function goBack(): void {
    if (sites.address() === null) history.back();
    else {
      mount();
      onMove();
    }
  }

  link.listen((message) => {
    if (message.type === 'render') onRender(message);
    if (message.type === 'show') onShow(message);
    if (message.type === 'open') open(message.address);
    if (message.type === 'back') goBack();
    if (message.type === 'reload') reload();
    if (message.type === 'fill-code') fillCode(document, message.code);
    if (message.type === 'inspect') inspector?.point(message.action, message.id);
    if (message.type === 'answer') port.settle(message.id, message.reply);
    if (message.type === 'clock') clock.follow(message);
  });
}

/** The address at which the flow of a state starts. */
function startOf(flow: Show['flow']): Pick<AppOptions, 'authOptions' | 'portalState'> {
  return {
    ...(flow && { authOptions: { flowStates: flow } }),
    ...(flow?.portal && { portalState: flow.portal }),
  };
}

/** The host's own page follows the colour scheme. */
function paintHost(look: Look): void {
  document.documentElement.dataset.scheme = look.scheme;
  document.documentElement.lang = look.language;
}

/** Calls once when the user uses the page; ignores events from scripts. */
function watchTouch(onTouch: () => void): void {
  const touched = new AbortController();
  const options = { capture: true, signal: touched.signal };
  const listener = (event: Event) => {
    if (!event.isTrusted) return;
    touched.abort();
    onTouch();
  };
  document.addEventListener('pointerdown', listener, options);
  document.addEventListener('keydown', listener, options);
}
