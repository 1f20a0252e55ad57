import { openApp } from '../../metadata/locales/en/open-app';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { sharedWith } from '../later-steps';
import { OwnWords } from '../own-words/OwnWords';
import { pageWords } from '../own-words/page-words';
import { type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import { OpenAppRefusedScreen, OpenAppScreen, OpenAppUnansweredScreen } from './OpenAppScreens';
import type { OpenAppState } from './open-app-state';
import { createOpenAppStore } from './open-app-store';

const openAppScreens: StepScreens<OpenAppState> = {
  openApp: readyPiece(OpenAppScreen),
  openAppUnanswered: readyPiece(OpenAppUnansweredScreen),
  openAppRefused: readyPiece(OpenAppRefusedScreen),
};

/** The open-app route: from the browser of a phone into the app. */
function OpenAppFlow({ starts }: FlowProps) {
  return (
    <OwnWords words={pageWords.openApp}>
      <FlowView create={(app) => createOpenAppStore(app, starts?.openApp)} screens={openAppScreens} />
    </OwnWords>
  );
}

/** What the route downloads. */
export const openAppContent: PieceContent<FlowProps> = { component: OpenAppFlow, ...sharedWith({ openApp }) };
