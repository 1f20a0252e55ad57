import { AppRoot, type AppRootProps } from '../app/AppRoot';
import { ScreenUnavailable } from '../app/lazy/ScreenUnavailable';
import baseCss from '../ui/base.css?inline';

const css = [baseCss];

export interface PartFailedProps {
  part: AppRootProps['part'];
  onRetry: () => void;
}

/** Replaces a part of the SDK that failed to load or to render, with a message and a retry button. */
export function PartFailed({ part, onRetry }: PartFailedProps) {
  return (
    <AppRoot part={part} css={css}>
      <ScreenUnavailable onRetry={onRetry} />
    </AppRoot>
  );
}
