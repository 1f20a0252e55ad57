import { approvalFlow } from '../../../metadata/locales/en/approval-flow';
import { sharedWith } from '../../parts/later-steps';

/** What waiting for a team's approval brings along. */
export const approval = sharedWith({ approvalFlow });
