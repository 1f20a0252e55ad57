import { buildWorld, documentFor, screenById } from '@portico/fixtures';
import { createWorld } from '@portico/mock-backend';
import { type App, createApp, createMemoryStrategy, EmbeddedAdminPortal, FronteggProvider } from '@portico/sdk';
import { createRoot } from 'react-dom/client';
import { timing } from './timing';

declare global {
  interface Window {
    /** Shows a page of the portal in one of its states, in the host's content. */
    showPortal(screen: string, state: string): void;
  }
}

window.timing = timing;
const root = createRoot(document.getElementById('root') ?? document.body);
let app: App | undefined;
let shown = 0;

window.showPortal = (screen, name) => {
  const state = screenById(screen)?.states[name];
  if (!state) throw new Error(`no such state: ${screen}/${name}`);
  app?.dispose();
  const { world, connection } = buildWorld(state.world, createWorld, { checkAnswers: false });
  // The page waits for a pause in the typing.
  world.clock.follow(() => performance.now());
  app = createApp({
    contextOptions: { baseUrl: 'https://identity.portico.test', clientId: 'demo-client-id' },
    metadata: documentFor(state.flow, {}),
    preview: {
      transport: connection.transport,
      ready: Promise.resolve(),
      clock: world.clock,
      location: createMemoryStrategy({ address: '/' }),
    },
    portalState: state.flow?.portal && { ...state.flow.portal, open: false },
  });
  shown += 1;
  root.render(
    <FronteggProvider key={shown} app={app}>
      <EmbeddedAdminPortal />
    </FronteggProvider>,
  );
};
