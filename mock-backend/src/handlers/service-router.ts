import { createRouter } from './router';
import { routes } from './routes';

/** Finds the route of any call of the service. */
export const serviceRouter = createRouter(routes);
