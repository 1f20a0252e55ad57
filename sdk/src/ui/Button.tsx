import type { ComponentPropsWithoutRef, MouseEvent, Ref } from 'react';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Not `ref`: React 18 passes no `ref` on to a function component. */
  elementRef?: Ref<HTMLButtonElement>;
  /** Default: `primary`, which a view has at most once. */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet';
  size?: 'regular' | 'dense';
  /** A request is pending: clicks are ignored; width, label and focus do not change. */
  pending?: boolean;
  /** As wide as its container. */
  wide?: boolean;
}

/**
 * A button. Style it by `.portico-button` and its `data-variant`, `data-size`, `data-wide` and `data-pending` attributes.
 */
export function Button({
  variant = 'primary',
  size = 'regular',
  pending = false,
  wide = false,
  type = 'button',
  className = '',
  onClick,
  elementRef,
  children,
  ...rest
}: ButtonProps) {
  // `aria-disabled`, not `disabled`: a disabled button would lose the keyboard focus during the request.
  const click = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      ref={elementRef}
      type={type}
      className={`portico-button ${className}`.trim()}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-pending={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={click}
    >
      {/* The text is alone, or in an element of its own: browser translation replaces text nodes, and React would go
          on updating the replaced node of a text with siblings. */}
      {pending ? (
        <>
          {typeof children === 'string' ? <span>{children}</span> : children}
          <Spinner />
        </>
      ) : (
        children
      )}
    </button>
  );
}
