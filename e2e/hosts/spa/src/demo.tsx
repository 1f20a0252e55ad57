import { preview } from '@portico/sdk/preview';
import { createRoot } from 'react-dom/client';
import { App } from './App';

// This host lets visitors of its demo choose how the world answers: `?adapter=service-worker`, `&script=/address.js`.
const wishes = new URLSearchParams(window.location.search);
const demo = preview({
  adapter: wishes.get('adapter') === 'service-worker' ? 'service-worker' : 'in-page',
  scriptUrl: wishes.get('script') ?? undefined,
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<App preview={demo} />);
