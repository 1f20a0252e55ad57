import { useTranslate } from '../app/context';
import { KitRoot, type KitRootProps } from '../app/KitRoot';
import baseCss from '../ui/base.css?inline';
import { Spinner } from '../ui/Spinner';

const css = [baseCss];

/** Says that something is on its way; quick answers never show it. */
export function Waiting({ part }: { part: KitRootProps['part'] }) {
  const t = useTranslate();
  return (
    <KitRoot part={part} css={css}>
      <Spinner label={t('common.states.loading')} size={24} />
    </KitRoot>
  );
}
