import type { ReactNode } from 'react';
import { Button, MenuTrigger, Popover, Menu as RacMenu, MenuItem as RacMenuItem, Text } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface MenuProps {
  /** Accessible name of the button and of the list. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  /** Class of the button. Default: `portico-icon-button`. */
  triggerClass?: string;
  placement?: 'bottom start' | 'bottom end' | 'top start';
  isDisabled?: boolean;
  children: ReactNode;
}

/** A button with a menu of actions. Style it by `.portico-menu` and `.portico-menu-item`. */
export function Menu({ label, trigger, triggerClass, placement, isDisabled, children }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={triggerClass ?? 'portico-icon-button'} aria-label={label} isDisabled={isDisabled ?? false}>
        {trigger}
      </Button>
      <Popover
        className="portico-popover"
        placement={placement ?? 'bottom end'}
        offset={4}
        UNSTABLE_portalContainer={useOverlayHost()}
      >
        <RacMenu className="portico-menu" aria-label={label}>
          {children}
        </RacMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps {
  id: string;
  label: string;
  /** A second line, such as the reason why the item is unavailable. */
  description?: string;
  icon?: ReactNode;
  /** `danger` for destructive actions only. */
  tone?: 'danger';
  /** The item can be focused, so that its description is read, but it does nothing. */
  unavailable?: boolean;
  /** Whether it is the current choice. */
  current?: boolean;
  /** Shown at the end of the current choice. */
  mark?: ReactNode;
  onAction: () => void;
}

/** One action of a `Menu`. */
export function MenuItem({ id, label, description, icon, tone, unavailable, current, ...rest }: MenuItemProps) {
  return (
    <RacMenuItem
      id={id}
      className="portico-menu-item"
      textValue={label}
      data-tone={tone}
      data-unavailable={unavailable || undefined}
      data-current={current || undefined}
      shouldCloseOnSelect={!unavailable}
      onAction={() => {
        if (!unavailable) rest.onAction();
      }}
    >
      {icon}
      <span className="portico-menu-texts">
        <Text slot="label">{label}</Text>
        {description && (
          <Text slot="description" className="portico-menu-description">
            {description}
          </Text>
        )}
      </span>
      {current && rest.mark}
    </RacMenuItem>
  );
}
