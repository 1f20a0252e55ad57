import { useEffect } from 'react';
import { useApp, useTranslate } from '../app/context';
import { KitRoot, type KitRootProps } from '../app/KitRoot';
import baseCss from '../ui/base.css?inline';
import { Spinner } from '../ui/Spinner';

const css = [baseCss];

/** Shows a spinner while loading, unless the host has a `customLoader`; the spinner is not visible for short waits. */
export function Waiting({ part }: { part: KitRootProps['part'] }) {
  const t = useTranslate();
  const { customLoader } = useApp().options;
  useEffect(() => {
    if (typeof customLoader !== 'function') return undefined;
    customLoader(true);
    return () => customLoader(false);
  }, [customLoader]);
  if (customLoader) return null;
  return (
    <KitRoot part={part} css={css}>
      <Spinner label={t('common.states.loading')} size={24} />
    </KitRoot>
  );
}
