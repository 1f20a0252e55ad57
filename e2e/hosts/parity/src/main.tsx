import { type AppOptions, FronteggProvider } from '@portico/sdk';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Set by the test before the page loads. */
    porticoHost?: AppOptions;
  }
}

/** A production host whose options are all set from outside. The parity sweep and the benchmarks open it. */
const root = document.getElementById('root');
const options = window.porticoHost ?? {
  contextOptions: { baseUrl: window.location.origin, clientId: 'demo-client-id' },
};
if (root) createRoot(root).render(<FronteggProvider {...options} />);
