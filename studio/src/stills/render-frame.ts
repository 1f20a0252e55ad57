import { createWorldBuilder } from '@portico/fixtures';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { createFrameAnswers } from '../preview/frame-answers';
import { addressOf, recipeOf, screenOfTarget, type TargetScreen } from '../preview/session-state';
import { allowStudioCallback, loadWorlds } from '../preview/session-world';
import type { CapturedPage, FrameMessage } from '../protocol/messages';
import { createDeferred } from './deferred';
import { createHiddenPage, type HiddenPage } from './hidden-page';
import { settleInTime } from './settle-in-time';
import type { StillRequest } from './still';

/** The document of the studio at one revision. */
export interface StillDocument {
  metadata: PortalMetadata;
  revision: number;
}

/** The page of a state at rest, as markup, and the document that it was copied from. */
interface RenderedPage extends CapturedPage {
  page: Document;
}

/** The hidden frame that renders one state after another. */
export interface RenderFrame {
  /**
   * Shows a state on a new world and copies its page at rest.
   *
   * @throws {Error} that names the state, if it does not exist, throws, or does not come to rest.
   */
  render(request: StillRequest, document: StillDocument): Promise<RenderedPage>;
  dispose(): void;
}

/** The frame gives up after 20 seconds; one that does not answer by then is stuck. In milliseconds. */
const ANSWER_DEADLINE_MS = 25_000;

/** Adds the frame to the studio's page. It renders one state at a time. */
export function createRenderFrame(): RenderFrame {
  const page = createHiddenPage(onMessage);
  const answers = createFrameAnswers(page.send);
  const captures = createCaptures(page);
  const enterWorld = createFrameWorlds(page, answers);
  const sendScene = createSceneSender(page);
  let calls = 0;
  /** The page that has loaded its part of the capture, which tracks the work of a screen from its start. */
  let prepared: Document | null = null;

  function onMessage(message: FrameMessage): void {
    if (message.type === 'captured') captures.receive(message);
    if (message.type === 'abort') answers.abort(message.id);
    if (message.type !== 'request') return;
    calls += 1;
    void answers.take(message);
  }

  async function render(request: StillRequest, document: StillDocument): Promise<RenderedPage> {
    const shown = screenOfTarget(request);
    if (!shown) throw new Error(`There is no state ${nameOf(request)}.`);
    const [world, rendered] = await Promise.all([enterWorld(shown, request.persona), page.ready()]);
    if (rendered !== prepared) await captures.take(true);
    prepared = rendered;
    page.takeError();
    page.resize(request.width, request.height);
    sendScene(rendered, request, document);
    world.sendClock();
    const { screen, state } = request;
    page.send({ type: 'show', screen, state, address: addressOf(shown), flow: shown.state.flow });
    const result = await captureInTime(shown, world.advance);
    const error = page.takeError();
    if (error) throw new Error(`${nameOf(request)} failed: ${error}`);
    if (!result) throw new Error(`${nameOf(request)} did not come to rest.`);
    return { ...result, page: rendered };
  }

  /** A state that appears only after a delay is copied once no advance of the clock leads to another call. */
  async function captureInTime({ state }: TargetScreen, advance: (ms: number) => void) {
    const hangs = state.world.faults?.some(({ kind }) => kind === 'hang') ?? false;
    const settle = () => captures.take(hangs);
    const result = await settle();
    if (!state.needsTime || !result) return result;
    return settleInTime({ hangs, callCount: () => calls, advance, settle });
  }

  return { render, dispose: page.remove };
}

/** Returns a function that sends the document to a page of the frame that has another one. */
function createSceneSender(page: HiddenPage) {
  let last = { scene: '', receiver: null as Document | null };
  return (receiver: Document, request: StillRequest, { metadata, revision }: StillDocument) => {
    const { scheme, language } = request;
    const scene = [revision, scheme, language].join(' ');
    if (scene === last.scene && receiver === last.receiver) return;
    page.send({ type: 'render', revision, metadata, display: { scheme, language, inspecting: false } });
    last = { scene, receiver };
  };
}

/** The copies that the frame makes of its page, one at a time. A frame that does not answer is loaded again. */
function createCaptures(page: HiddenPage) {
  let captured = createDeferred<CapturedPage | null>();
  let last = 0;
  return {
    /** Copies the page at rest; `null` from a frame that is stuck. */
    take(hangs: boolean): Promise<CapturedPage | null> {
      last += 1;
      captured = createDeferred();
      page.send({ type: 'capture', id: last, hangs });
      const timer = setTimeout(() => {
        page.reload();
        captured.resolve(null);
      }, ANSWER_DEADLINE_MS);
      return captured.promise.finally(() => clearTimeout(timer));
    },
    /** Ignores an answer that comes after the deadline. */
    receive(message: Extract<FrameMessage, { type: 'captured' }>): void {
      if (message.id === last) captured.resolve(message.page);
    },
  };
}

/** Returns a function that makes the world of a state and connects the frame to it. */
function createFrameWorlds(page: HiddenPage, answers: ReturnType<typeof createFrameAnswers>) {
  let buildWorld: ReturnType<typeof createWorldBuilder> | null = null;
  return async (shown: TargetScreen, persona: string | null) => {
    buildWorld ??= createWorldBuilder(await loadWorlds());
    const { world, connection } = buildWorld(recipeOf(shown, persona));
    allowStudioCallback(world);
    answers.connect(connection);
    const sendClock = () => page.send({ type: 'clock', now: world.clock.now(), running: false });
    const advance = (ms: number) => {
      world.clock.advance(ms);
      sendClock();
    };
    return { sendClock, advance };
  };
}

function nameOf({ screen, state }: StillRequest): string {
  return `${screen}/${state}`;
}
