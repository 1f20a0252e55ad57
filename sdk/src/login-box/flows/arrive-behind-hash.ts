import type { NavigableApp } from '../../app/app-options';
import { isRoute } from '../../app/routes';
import { pendingSsoRedirects } from '../../core/sso-redirects';
import { pendingHostedRedirects } from '../../session/hosted/hosted-login';
import { pendingSocialRedirects } from '../parts/social/social-redirects';

/** Routes that other sites redirect back to. */
const answerRoutes = [
  'socialLoginCallbackUrl',
  'oidcRedirectUrl',
  'samlCallbackUrl',
  'hostedLoginRedirectUrl',
] as const;

type AnswerRoute = (typeof answerRoutes)[number];

/**
 * Moves the parameters of a callback behind the hash. With the hash strategy, other sites redirect back to an address
 * without a route. Behind the hash, the page of the callback can read the parameters, and the next navigation removes
 * them.
 */
export function arriveBehindHash(app: NavigableApp, { location, history }: Window): void {
  const route = routeOfAnswer(app, location);
  if (!route) return;
  const place = app.routes[route];
  const behind = location.hash.split(/\?(.*)/s)[1];
  const query = [location.search.slice(1), behind].filter(Boolean).join('&');
  const page = location.pathname.endsWith(place) ? location.pathname.slice(0, 1 - place.length) : location.pathname;
  history.replaceState(history.state, '', `${page}#${place}${query && `?${query}`}`);
}

/** Finds the route by the path, else by the pending redirect; `null` if the parameters belong to the host. */
function routeOfAnswer(app: NavigableApp, { pathname, search, hash }: Location): AnswerRoute | null {
  const path = app.location.read().path;
  const standing = answerRoutes.find((name) => isRoute(path, name, app.routes));
  if (standing) return standing;
  const served = answerRoutes.find((name) => !hash && pathname.endsWith(app.routes[name]));
  if (served) return served;
  const query = new URLSearchParams(search);
  if (query.has('SAMLResponse')) return 'samlCallbackUrl';
  const state = query.get('state');
  return state ? routeOfState(app, state) : null;
}

function routeOfState(app: NavigableApp, state: string): AnswerRoute | null {
  if (pendingSocialRedirects(app).waitsFor(state)) return 'socialLoginCallbackUrl';
  if (pendingHostedRedirects(app).waitsFor(state)) return 'hostedLoginRedirectUrl';
  return pendingSsoRedirects(app).waitsFor(state) ? 'oidcRedirectUrl' : null;
}
