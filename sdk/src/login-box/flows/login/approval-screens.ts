export { approval as content } from '../../parts/contents/approval-steps';
export { ApprovalPendingScreen } from './screens/ApprovalPendingScreen';
