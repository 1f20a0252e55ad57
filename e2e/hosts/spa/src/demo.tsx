import { type PreviewOptions, preview, type WorldPreview } from '@portico/sdk/preview';
import { createRoot } from 'react-dom/client';
import { App } from './App';

declare global {
  interface Window {
    /** The demo's world, for the console and for tests. */
    demo: WorldPreview;
  }
}

// The address of this demo selects the world and how it answers: `?scenario=passkeys-first`,
// `&adapter=service-worker`, `&script=/address.js`, `&latency=0`.
const wishes = new URLSearchParams(window.location.search);
const latency = wishes.get('latency');
const scenario = wishes.get('scenario') as PreviewOptions['scenario'] | null;
const demo = preview({
  ...(scenario && { scenario }),
  ...(latency && { latency: Number(latency) }),
  adapter: wishes.get('adapter') === 'service-worker' ? 'service-worker' : 'in-page',
  scriptUrl: wishes.get('script') ?? undefined,
});
window.demo = demo;

const root = document.getElementById('root');
if (root) createRoot(root).render(<App preview={demo} />);
