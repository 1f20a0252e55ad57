import { FronteggProvider } from '@portico/sdk';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<FronteggProvider contextOptions={{ baseUrl: '/', clientId: 'size' }} />);
