import { SlowRequest } from '../../app/SlowRequest';
import { useCancelRequests } from './cancel-context';

/** Mounted while a page loads: says when that takes long, and cancels it on request. */
export function LoadingNotice() {
  const cancel = useCancelRequests();
  return <SlowRequest onCancel={cancel} />;
}
