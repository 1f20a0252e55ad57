import { useEffect } from 'react';
import { AppRoot, type AppRootProps } from '../app/AppRoot';
import { useApp, useTranslate } from '../app/context';
import baseCss from '../ui/base.css?inline';
import { Spinner } from '../ui/Spinner';

const css = [baseCss];

/** Shows a spinner while loading, unless the host has a `customLoader`; the spinner is not visible for short waits. */
export function Waiting({ part }: { part: AppRootProps['part'] }) {
  const t = useTranslate();
  const { customLoader } = useApp().options;
  useEffect(() => {
    if (typeof customLoader !== 'function') return undefined;
    customLoader(true);
    return () => customLoader(false);
  }, [customLoader]);
  if (customLoader) return null;
  return (
    <AppRoot part={part} css={css}>
      <Spinner label={t('common.states.loading')} size={24} />
    </AppRoot>
  );
}
