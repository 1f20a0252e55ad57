import { createBrowserRouter, type RouteObject } from 'react-router-dom';

/** The studio is one page, so every path shows it; the hash describes the view (see `view-address.ts`). */
export const studioRoutes: RouteObject[] = [{ path: '*' }];

/** The addresses of this page. */
export const studioRouter = createBrowserRouter(studioRoutes);
