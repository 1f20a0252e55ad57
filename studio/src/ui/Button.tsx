import type { ComponentProps } from 'react';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: 'quiet' | 'outlined' | 'primary';
  /** Stays focusable, so that a screen reader can read its name. */
  disabled?: boolean;
}

/** A button of the studio. */
export function Button({ variant = 'quiet', disabled, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`studio-button ${className}`}
      data-variant={variant}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  );
}

export interface IconButtonProps extends ButtonProps {
  /** The action: its name for screen readers and its tooltip. */
  label: string;
}

/** A button that shows only an icon. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button {...rest} data-icon-only aria-label={label} title={label} />;
}
