import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { approvalFlow } from '../../../metadata/locales/en/approval-flow';
import { sharedWith } from '../../parts/contents/step-content';
import joiningCss from '../../parts/joining.css?inline';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ApprovalFlowState } from './approval-flow-state';
import { createApprovalFlowStore } from './approval-flow-store';
import { ApprovalFormScreen } from './screens/ApprovalFormScreen';
import { ApprovalDoneScreen, ApprovalLinkInvalidScreen } from './screens/ApprovalOutcomeScreens';

const approvalFlowScreens: StepScreens<ApprovalFlowState> = {
  form: loadedComponent(ApprovalFormScreen),
  success: loadedComponent(ApprovalDoneScreen),
  failed: loadedComponent(ApprovalLinkInvalidScreen),
};

/** The flow of the approval route: a member of the team decides about a request. */
function ApprovalFlow({ starts }: FlowProps) {
  return (
    <FlowView create={(app) => createApprovalFlowStore(app, starts?.approvalFlow)} screens={approvalFlowScreens} />
  );
}

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: ApprovalFlow,
  ...sharedWith({ approvalFlow }, joiningCss),
};
