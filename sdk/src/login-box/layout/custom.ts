import { isValidElement, type ReactNode } from 'react';

/**
 * Renders a replaceable element of the theme: `null` hides it, a string replaces it, a function of the host renders it,
 * any other value keeps the default. Strings are plain text: markup in them is shown, never parsed.
 *
 * @see contract: metadata, "custom(p)"
 */
export function renderCustom<Props>(custom: unknown, props: Props, ours: ReactNode): ReactNode {
  const rendered: unknown = typeof custom === 'function' ? custom(props) : custom;
  const showable = rendered === null || typeof rendered === 'string' || isValidElement(rendered);
  return showable ? rendered : ours;
}
