import type { BoxPage } from '../../app/routes';
import type { FlowStates } from './flow-states';
import type { HandOver } from './login/enter-after-joining';

/** What the login box tells the flow of the route the host is on. */
export interface FlowProps {
  page: BoxPage;
  /** Where the host says the flows start. */
  starts: FlowStates | undefined;
  /** The address given in another flow: who gave it once need not give it again. */
  email: string;
  /** Told of the address the user gives, for the flows that ask for it too. */
  onEmail: (email: string) => void;
  /** Goes to the login route, which starts where it is told. */
  onHandOver: HandOver;
}
