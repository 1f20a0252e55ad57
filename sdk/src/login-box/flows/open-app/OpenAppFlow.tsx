import { openApp } from '../../../metadata/locales/en/open-app';
import { sharedWith } from '../../parts/later-steps';
import { FlowView } from '../../runtime/FlowView';
import { OwnWords } from '../../runtime/page-texts/OwnWords';
import { pageWords } from '../../runtime/page-texts/page-words';
import { type PieceContent, readyPiece } from '../../runtime/piece';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { OpenAppState } from './open-app-state';
import { createOpenAppStore } from './open-app-store';
import { OpenAppRefusedScreen, OpenAppScreen, OpenAppUnansweredScreen } from './screens/OpenAppScreens';

const openAppScreens: StepScreens<OpenAppState> = {
  openApp: readyPiece(OpenAppScreen),
  openAppUnanswered: readyPiece(OpenAppUnansweredScreen),
  openAppRefused: readyPiece(OpenAppRefusedScreen),
};

/** The flow of the open-app route: opens a mobile app from the browser of a phone. */
function OpenAppFlow({ starts }: FlowProps) {
  return (
    <OwnWords words={pageWords.openApp}>
      <FlowView create={(app) => createOpenAppStore(app, starts?.openApp)} screens={openAppScreens} />
    </OwnWords>
  );
}

/** The route's chunk: component, texts and CSS. */
export const openAppContent: PieceContent<FlowProps> = { component: OpenAppFlow, ...sharedWith({ openApp }) };
