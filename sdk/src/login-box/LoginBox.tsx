import { useCallback, useState, useSyncExternalStore } from 'react';
import type { App } from '../app/app';
import { useApp } from '../app/context';
import { authPageAt } from '../app/routes';
import { Frame } from './box/Frame';
import { forgotPasswordPiece } from './forgot-password-piece';
import { LoginFlow } from './LoginFlow';
import type { FlowSnapshot } from './login-state';
import { PieceView } from './PieceView';
import { StepOnItsWay } from './StepOnItsWay';

/** The login box: shows the flow of the route the host is on; the login flow on any other. */
export function LoginBox() {
  const app = useApp();
  const address = useAddress(app);
  const [path = '', query = ''] = address.split('?');
  const page = authPageAt(path, app.routes);
  const [first] = useState(address);
  const [email, setEmail] = useState('');
  // Each link is a recovery of its own; asking for a new one goes on with the old flow.
  const [link, setLink] = useState(query);
  if (page === 'resetPassword' && link !== query) setLink(query);

  // Where the host says a flow starts holds for the address the box was opened at, not for those that follow.
  const given = address === first ? app.options.authOptions : undefined;

  if (page === 'forgotPassword' || page === 'resetPassword') {
    const start =
      given?.forgotPasswordState ?? (page === 'forgotPassword' ? asking('forgotPassword', email) : undefined);
    return (
      <Frame page={page}>
        <PieceView
          key={link}
          piece={forgotPasswordPiece}
          props={{ start, onEmail: setEmail }}
          fallback={<StepOnItsWay />}
        />
      </Frame>
    );
  }
  return (
    <Frame page="login">
      <LoginFlow start={given?.loginState ?? asking('preLogin', email)} onEmail={setEmail} />
    </Frame>
  );
}

/** Who gave an address on one page need not give it again on the other. */
function asking<Step extends string>(
  step: Step,
  email: string,
): FlowSnapshot<{ step: Step; email: string }> | undefined {
  return email ? { state: { step, email }, pending: false, error: null } : undefined;
}

/** Path and query of the host's place. */
function useAddress({ location }: App): string {
  const subscribe = useCallback((listener: () => void) => location.subscribe(listener), [location]);
  const read = () => {
    const { path, query } = location.read();
    return `${path}?${query}`;
  };
  return useSyncExternalStore(subscribe, read, read);
}
