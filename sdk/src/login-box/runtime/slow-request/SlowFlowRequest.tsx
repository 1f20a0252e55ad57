import { useContext } from 'react';
import { cancelledRequest, SlowRequest, slowRequest } from '../../../app/SlowRequest';
import { FlowContext } from '../flow-context';

export interface SlowFlowRequestProps {
  /** Cancels the requests of the flow. */
  cancel: () => void;
}

/** Mounted while a request of the flow is pending. Cancelling it keeps the step and the input. */
function SlowFlowRequest({ cancel }: SlowFlowRequestProps) {
  const flow = useContext(FlowContext);
  function onCancel() {
    // Updates the state before it cancels, so that the flow ignores the outcome of the cancelled request.
    flow?.setState({ pending: false, error: { code: 'requestCancelled', message: '' } });
    cancel();
  }
  return <SlowRequest onCancel={onCancel} />;
}

/** The notice with its texts and styles. */
export const content = {
  component: SlowFlowRequest,
  texts: { common: { slowRequest }, errors: cancelledRequest },
};
