import { isValidElement, type ReactNode } from 'react';

/**
 * What stands in the place of a replaceable piece of the theme: `null` hides it, a string takes its place, a function of
 * the host renders it, anything else leaves ours. Strings are plain text: markup in them is shown, never read.
 *
 * @see contract: metadata, "custom(p)"
 */
export function renderCustom<Props>(piece: unknown, props: Props, ours: ReactNode): ReactNode {
  const rendered: unknown = typeof piece === 'function' ? piece(props) : piece;
  const showable = rendered === null || typeof rendered === 'string' || isValidElement(rendered);
  return showable ? rendered : ours;
}
