import type { ReactElement } from 'react';
import { Focusable, Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface TooltipProps {
  text: string;
  /** One focusable element that accepts DOM props. */
  children: ReactElement<object, string>;
}

/** A short explanation on hover and focus. Style it by `.portico-tooltip`. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <RacTooltip className="portico-tooltip" offset={6} UNSTABLE_portalContainer={useOverlayHost()}>
        {text}
      </RacTooltip>
    </TooltipTrigger>
  );
}
