import type { MouseEvent } from 'react';
import { useApp } from '../../../app/context';
import { storeDestination } from '../../../app/store-destination';
import { Link, type LinkProps } from '../../../ui/Link';

export interface RouteLinkProps extends Omit<LinkProps, 'href'> {
  /** A route of the host: one of `app.routes`. */
  to: string;
}

/**
 * A link to another route of the SDK: it navigates without a page load, but has a real address, for example for a new
 * tab. It stores the user's redirect target first, because the flow behind it may continue from a mail.
 */
export function RouteLink({ to, ...link }: RouteLinkProps) {
  const app = useApp();
  const { location } = app;
  function follow(event: MouseEvent) {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    event.preventDefault();
    storeDestination(app);
    location.go(to);
  }
  return <Link {...link} href={location.href(to)} onClick={follow} />;
}
