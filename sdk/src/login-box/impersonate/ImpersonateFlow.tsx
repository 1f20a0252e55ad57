import { impersonate } from '../../metadata/locales/en/impersonate';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import joiningCss from '../joining.css?inline';
import { sharedWith } from '../later-steps';
import { type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import { ImpersonatedScreen } from './ImpersonatedScreen';
import { ImpersonatingScreen } from './ImpersonatingScreen';
import { ImpersonationFailedScreen } from './ImpersonationFailedScreen';
import type { ImpersonateState } from './impersonate-state';
import { createImpersonateStore } from './impersonate-store';

/** Three small screens that come together: all of them are likely to be seen. */
const impersonateScreens: StepScreens<ImpersonateState> = {
  impersonating: readyPiece(ImpersonatingScreen),
  success: readyPiece(ImpersonatedScreen),
  impersonationFailed: readyPiece(ImpersonationFailedScreen),
};

/** The impersonation route: into the application as somebody else. */
function ImpersonateFlow({ starts }: FlowProps) {
  return <FlowView create={(app) => createImpersonateStore(app, starts?.impersonate)} screens={impersonateScreens} />;
}

/** What the route downloads. */
export const impersonateContent: PieceContent<FlowProps> = {
  component: ImpersonateFlow,
  ...sharedWith({ impersonate }, joiningCss),
};
