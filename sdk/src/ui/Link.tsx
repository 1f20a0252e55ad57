import type { ComponentProps } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/** A link to a place. Style it by `.portico-link`. */
export function Link({ className = '', ...rest }: LinkProps) {
  return <a {...rest} className={`portico-link ${className}`.trim()} />;
}

/** Looks like a link, acts on the page: something happens here, no place is gone to. */
export function LinkButton({ className = '', type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={`portico-link ${className}`.trim()} />;
}
