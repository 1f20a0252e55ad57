import '@fontsource-variable/inter';
import { type ScreenState, screenById } from '@portico/fixtures';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { createRoot } from 'react-dom/client';
import { draftStore } from '../../../../studio/src/draft/draft-store';
import { createFrameSession, type FrameSession } from '../../../../studio/src/preview/frame-session';
import { StillView } from '../../../../studio/src/stills/StillView';
import type { StillRequest, StillResult } from '../../../../studio/src/stills/still';
import { studioStills } from '../../../../studio/src/stills/studio-stills';
import { useStill } from '../../../../studio/src/stills/use-still';

declare global {
  interface Window {
    stillHost: {
      /** Renders a state and shows its still. Resolves with the result, once there is one. */
      showStill(request: StillRequest): Promise<StillResult>;
      /**
       * Renders several states, as if they were in view of the wall or not, without showing them. Resolves when all have a
       * result.
       */
      renderAll(inView: StillRequest[], rest?: StillRequest[]): Promise<StillResult[]>;
      /** Shows the same state in a live frame. Resolves when it is painted. */
      showLive(request: StillRequest): Promise<void>;
      /** Adds a state to a screen. */
      addState(screen: string, name: string, state: ScreenState): void;
      /** Shows states at once, each in a live frame of its own. Resolves when all are painted. */
      showEach(states: Pick<StillRequest, 'screen' | 'state'>[]): Promise<void>;
      /** Edits the document of the studio. */
      edit(metadata: PortalMetadata): void;
    };
  }
}

function Card({ request }: { request: StillRequest }) {
  const { still } = useStill(request);
  return still && <StillView still={still} />;
}

const place = document.getElementById('root');
if (!place) throw new Error('The page of the stills has no root.');
const root = createRoot(place);

/** Adds a live frame to the page. Its clock stands still unless `running`. */
function addFrame(className: string, running: boolean) {
  const frame = document.createElement('iframe');
  frame.src = 'frame.html';
  frame.className = className;
  frame.style.border = '0';
  document.body.append(frame);
  const session = createFrameSession({ running });
  session.attach(frame);
  return { frame, session };
}

const { frame, session } = addFrame('live', false);

/** Resolves when a request has a result that is not waiting. */
function resultOf(request: StillRequest): Promise<StillResult> {
  return new Promise((resolve) => {
    const check = () => {
      const result = studioStills.read(request);
      if (result.status !== 'waiting') resolve(result);
      return result.status !== 'waiting';
    };
    if (check()) return;
    const stop = studioStills.subscribe(request, () => check() && stop());
  });
}

function documentNow() {
  const { metadata, revision } = draftStore.getState();
  return { metadata, revision };
}

function shown({ store }: FrameSession): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!state.shown) return;
      stop();
      resolve();
    });
  });
}

window.stillHost = {
  async showStill(request) {
    studioStills.request([request]);
    const result = await resultOf(request);
    root.render(<Card request={request} />);
    return result;
  },
  renderAll(inView, rest = []) {
    studioStills.request(inView, rest);
    return Promise.all([...inView, ...rest].map(resultOf));
  },
  async showLive({ screen, state, persona, language, scheme, width, height }) {
    frame.style.inlineSize = `${width}px`;
    frame.style.blockSize = `${height}px`;
    session.render({ ...documentNow(), display: { scheme, language, inspecting: false } });
    session.show({ screen, state, persona });
    await shown(session);
  },
  addState: (screen, name, state) => void Object.assign(screenById(screen)?.states ?? {}, { [name]: state }),
  async showEach(states) {
    await Promise.all(
      states.map(({ screen, state }) => {
        const added = addFrame('one-of-many', true);
        added.session.render({ ...documentNow(), display: { scheme: 'light', language: 'en', inspecting: false } });
        added.session.show({ screen, state, persona: null });
        return shown(added.session);
      }),
    );
  },
  edit: (metadata) => void draftStore.getState().replace('Edit', metadata),
};
