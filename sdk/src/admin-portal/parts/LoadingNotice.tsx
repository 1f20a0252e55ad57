import { SlowRequest } from '../../app/SlowRequest';
import { useCancelRequests } from './cancel-context';

/** Mounted while a page loads: shows a notice with a cancel button if that takes long. */
export function LoadingNotice() {
  const cancel = useCancelRequests();
  return <SlowRequest onCancel={cancel} />;
}
