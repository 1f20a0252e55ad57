import { useApp, useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { foreignFrame } from '../../../metadata/locales/en/foreign-frame';
import { sharedWith } from '../../parts/contents/step-content';
import { Screen } from '../../parts/screen/Screen';
import { StepArt } from '../../parts/screen/StepArt';
import type { FlowProps } from '../flow-props';

/** Step `foreignFrame`: says why there is no form, and links to the same page in the top window. */
function ForeignFrameFlow() {
  const t = useTranslate();
  const { location } = useApp();
  return (
    <Screen
      title={t('loginBox.foreignFrame.title')}
      message={t('loginBox.foreignFrame.message')}
      art={<StepArt icon="shield" kind="warning" />}
    >
      <a
        className="portico-button"
        data-variant="primary"
        data-size="regular"
        data-wide
        href={location.href(location.read().address)}
        target="_top"
      >
        {t('loginBox.foreignFrame.openButton')}
      </a>
    </Screen>
  );
}

/** The chunk for a page in a frame of another origin: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: ForeignFrameFlow,
  ...sharedWith({ foreignFrame }),
};
