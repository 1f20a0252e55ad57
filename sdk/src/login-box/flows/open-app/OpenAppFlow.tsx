import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { openApp } from '../../../metadata/locales/en/open-app';
import { sharedWith } from '../../parts/contents/step-content';
import { FlowView } from '../../runtime/FlowView';
import { PageTexts } from '../../runtime/page-texts/PageTexts';
import { pageTextKeys } from '../../runtime/page-texts/page-text-keys';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { OpenAppState } from './open-app-state';
import { createOpenAppStore } from './open-app-store';
import { OpenAppRefusedScreen, OpenAppScreen, OpenAppUnansweredScreen } from './screens/OpenAppScreens';

const openAppScreens: StepScreens<OpenAppState> = {
  openApp: loadedComponent(OpenAppScreen),
  openAppUnanswered: loadedComponent(OpenAppUnansweredScreen),
  openAppRefused: loadedComponent(OpenAppRefusedScreen),
};

/** The flow of the open-app route: opens a mobile app from the browser of a phone. */
function OpenAppFlow({ starts }: FlowProps) {
  return (
    <PageTexts keys={pageTextKeys.openApp}>
      <FlowView create={(app) => createOpenAppStore(app, starts?.openApp)} screens={openAppScreens} />
    </PageTexts>
  );
}

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = { component: OpenAppFlow, ...sharedWith({ openApp }) };
