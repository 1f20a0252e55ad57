import { type AppOptions, FronteggProvider, type RedirectOptions, useIsAuthenticated } from '@portico/sdk';
import type { ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { ActivityPage } from './pages/ActivityPage';
import { BookingsPage } from './pages/BookingsPage';
import { TeamPage } from './pages/TeamPage';
import { WelcomePage } from './pages/WelcomePage';
import { Shell } from './Shell';

const service = document.querySelector<HTMLMetaElement>('meta[name="identity-service"]')?.content ?? '';
const contextOptions = { baseUrl: service, clientId: 'demo-client-id' };
const themeOptions: AppOptions['themeOptions'] = { palette: { primary: { main: '#0b6478' } } };

/** A booking application for teams. It is the same live and as a demo, except for `preview`. */
export function App({ preview }: Pick<AppOptions, 'preview'>) {
  return (
    <BrowserRouter>
      <Identity preview={preview}>
        <Pages />
      </Identity>
    </BrowserRouter>
  );
}

/** The provider below the router, so that the login box and the admin portal navigate with the router. */
function Identity({ preview, children }: { preview: AppOptions['preview']; children: ReactNode }) {
  const navigate = useNavigate();
  function onRedirectTo(path: string, options: RedirectOptions = {}) {
    if (options.refresh) window.location.assign(path);
    else void navigate(path, { replace: options.replace ?? false });
  }
  return (
    <FronteggProvider
      contextOptions={contextOptions}
      entitlementsOptions={{ enabled: true }}
      themeOptions={themeOptions}
      colorScheme="auto"
      onRedirectTo={onRedirectTo}
      preview={preview}
    >
      {children}
    </FronteggProvider>
  );
}

function Pages() {
  if (!useIsAuthenticated()) return <WelcomePage />;
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<BookingsPage />} />
        <Route path="activity" element={<ActivityPage />} />
        <Route path="team" element={<TeamPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
