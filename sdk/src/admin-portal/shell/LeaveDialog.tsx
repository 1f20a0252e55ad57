import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../app/lazy/lazy-component';
import { usePortal } from './use-portal';

const dialog = lazyComponent(() => import('./ConfirmLeave'));

/** Asks whether to discard the unsaved changes of the page, when the user wants to leave it. */
export function LeaveDialog() {
  const leaves = usePortal((state) => state.leave !== undefined);
  return leaves && <LazyComponentView lazy={dialog} props={{}} fallback={null} />;
}
