export { approval as content } from '../approval-steps';
export { ApprovalPendingScreen } from './ApprovalPendingScreen';
