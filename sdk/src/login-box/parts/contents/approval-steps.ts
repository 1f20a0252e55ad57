import { approvalFlow } from '../../../metadata/locales/en/approval-flow';
import { sharedWith } from './step-content';

/** Texts and CSS of the step that waits for a team's approval. */
export const approval = sharedWith({ approvalFlow });
