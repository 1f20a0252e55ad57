import { approvalFlow } from '../../metadata/locales/en/approval-flow';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import joiningCss from '../joining.css?inline';
import { sharedWith } from '../later-steps';
import { type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import { ApprovalFormScreen } from './ApprovalFormScreen';
import { ApprovalDoneScreen, ApprovalLinkInvalidScreen } from './ApprovalOutcomeScreens';
import type { ApprovalFlowState } from './approval-flow-state';
import { createApprovalFlowStore } from './approval-flow-store';

const approvalFlowScreens: StepScreens<ApprovalFlowState> = {
  form: readyPiece(ApprovalFormScreen),
  success: readyPiece(ApprovalDoneScreen),
  failed: readyPiece(ApprovalLinkInvalidScreen),
};

/** The approval route: somebody of the team decides about a request. */
function ApprovalFlow({ starts }: FlowProps) {
  return (
    <FlowView create={(app) => createApprovalFlowStore(app, starts?.approvalFlow)} screens={approvalFlowScreens} />
  );
}

/** What the route downloads. */
export const approvalFlowContent: PieceContent<FlowProps> = {
  component: ApprovalFlow,
  ...sharedWith({ approvalFlow }, joiningCss),
};
