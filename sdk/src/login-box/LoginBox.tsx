import { useCallback, useState, useSyncExternalStore } from 'react';
import type { App } from '../app/app';
import { useApp } from '../app/context';
import { authPageAt, type BoxPage, isBoxPage } from '../app/routes';
import { Frame } from './box/Frame';
import { flowOfPage, flowPieces } from './flow-pieces';
import { PieceView } from './PieceView';
import { StepOnItsWay } from './StepOnItsWay';

/** The login box: shows the flow of the route the host is on; the login flow on any other. */
export function LoginBox() {
  const app = useApp();
  const address = useAddress(app);
  const [path = '', query = ''] = address.split('?');
  const found = authPageAt(path, app.routes);
  const page = isBoxPage(found) ? found : 'login';
  // With hosted login people sign in on the service's own pages: there is nothing here to fill in.
  const flow = page === 'login' && app.options.hostedLoginBox ? 'hostedLogin' : flowOfPage[page];
  const [first] = useState(address);
  const [email, setEmail] = useState('');
  const link = useLink(page, query);

  return (
    <Frame page={page}>
      <PieceView
        // A link to sign in with is another beginning of the login flow.
        key={`${flow} ${page === 'magicLink'} ${link}`}
        piece={flowPieces[flow]}
        props={{
          page,
          // Where the host says a flow starts holds for the address the box was opened at, not for those that follow.
          starts: address === first ? app.options.authOptions?.flowStates : undefined,
          email,
          onEmail: setEmail,
        }}
        fallback={<StepOnItsWay />}
      />
    </Frame>
  );
}

/** Pages that are opened by a link of their own. */
const linkPages: readonly BoxPage[] = [
  'resetPassword',
  'unlockAccount',
  'activateAccount',
  'callback',
  'hostedLogin',
  'magicLink',
];

/** The query of the latest link: each link is a flow of its own, and asking for a new one goes on with the old flow. */
function useLink(page: BoxPage, query: string): string {
  const [link, setLink] = useState(query);
  const isNew = linkPages.includes(page) && link !== query;
  if (isNew) setLink(query);
  return isNew ? query : link;
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
