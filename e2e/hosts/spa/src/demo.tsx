import { type PreviewOptions, preview } from '@portico/sdk/preview';
import { createRoot } from 'react-dom/client';
import { App } from './App';

// This host lets visitors of its demo choose the world and how it answers: `?scenario=passkeys-first`,
// `&adapter=service-worker`, `&script=/address.js`.
const wishes = new URLSearchParams(window.location.search);
const scenario = wishes.get('scenario') as PreviewOptions['scenario'] | null;
const demo = preview({
  ...(scenario && { scenario }),
  adapter: wishes.get('adapter') === 'service-worker' ? 'service-worker' : 'in-page',
  scriptUrl: wishes.get('script') ?? undefined,
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<App preview={demo} />);
