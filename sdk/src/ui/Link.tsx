import type { ComponentPropsWithoutRef } from 'react';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A link to an address. Style it by `.portico-link`. */
export function Link({ className = '', ...rest }: LinkProps) {
  return <a {...rest} className={`portico-link ${className}`.trim()} />;
}

/** A button styled as a link: it acts on the page and does not navigate. */
export function LinkButton({ className = '', type = 'button', ...rest }: ComponentPropsWithoutRef<'button'>) {
  return <button {...rest} type={type} className={`portico-link ${className}`.trim()} />;
}
