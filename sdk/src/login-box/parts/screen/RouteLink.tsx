import type { MouseEvent } from 'react';
import { useApp } from '../../../app/context';
import { rememberWayOn } from '../../../app/remember-way-on';
import { Link, type LinkProps } from '../../../ui/Link';

export interface RouteLinkProps extends Omit<LinkProps, 'href'> {
  /** Place of the host: one of `app.routes`. */
  to: string;
}

/**
 * A link to another route of the product: no page load, but a real address to open elsewhere. Where somebody wanted to go
 * after signing in outlasts the detour, which may lead through a mail.
 */
export function RouteLink({ to, ...link }: RouteLinkProps) {
  const app = useApp();
  const { location } = app;
  function follow(event: MouseEvent) {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    event.preventDefault();
    rememberWayOn(app);
    location.go(to);
  }
  return <Link {...link} href={location.href(to)} onClick={follow} />;
}
