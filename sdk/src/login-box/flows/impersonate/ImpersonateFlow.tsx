import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { impersonate } from '../../../metadata/locales/en/impersonate';
import { sharedWith } from '../../parts/contents/step-content';
import joiningCss from '../../parts/joining.css?inline';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ImpersonateState } from './impersonate-state';
import { createImpersonateStore } from './impersonate-store';
import { ImpersonatedScreen } from './screens/ImpersonatedScreen';
import { ImpersonatingScreen } from './screens/ImpersonatingScreen';
import { ImpersonationFailedScreen } from './screens/ImpersonationFailedScreen';

/** One chunk for three small screens: a user is likely to see all of them. */
const impersonateScreens: StepScreens<ImpersonateState> = {
  impersonating: loadedComponent(ImpersonatingScreen),
  success: loadedComponent(ImpersonatedScreen),
  impersonationFailed: loadedComponent(ImpersonationFailedScreen),
};

/** The flow of the impersonation route: opens the application as another user. */
function ImpersonateFlow({ starts }: FlowProps) {
  return <FlowView create={(app) => createImpersonateStore(app, starts?.impersonate)} screens={impersonateScreens} />;
}

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: ImpersonateFlow,
  ...sharedWith({ impersonate }, joiningCss),
};
