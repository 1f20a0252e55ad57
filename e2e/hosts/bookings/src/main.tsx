import { createRoot } from 'react-dom/client';
import { App } from './App';
import '@fontsource-variable/inter';
import './bookings.css';

/** Set by the build. A build with `false` holds neither a world nor msw: the import below is left out. */
declare const DEMO: boolean;

const demo = DEMO ? await (await import('./demo/start-demo')).startDemo() : undefined;

const root = document.getElementById('root');
if (root) createRoot(root).render(<App preview={demo} />);
