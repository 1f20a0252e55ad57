import type { BoxPage } from '../../app/routes';
import type { FlowStates } from './flow-states';
import type { HandOver } from './login/enter-after-joining';

/** Props that the login box passes to the flow of the current route. */
export interface FlowProps {
  page: BoxPage;
  /** Initial states of the flows, for previews and tests. */
  starts: FlowStates | undefined;
  /** The e-mail address entered in another flow, so that the user doesn't enter it twice. */
  email: string;
  /** Called with the e-mail address that the user enters, so that other flows can prefill it. */
  onEmail: (email: string) => void;
  /** Goes to the login route and starts it in the given state. */
  onHandOver: HandOver;
}
