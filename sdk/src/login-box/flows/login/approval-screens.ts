export { approval as content } from '../approval-flow/approval-steps';
export { ApprovalPendingScreen } from './screens/ApprovalPendingScreen';
