import { useCallback, useState, useSyncExternalStore } from 'react';
import type { App } from '../app/app';
import { useApp } from '../app/context';
import { LazyComponentView } from '../app/lazy/LazyComponentView';
import { authPageAt, type BoxPage, isBoxPage } from '../app/routes';
import { isInForeignFrame } from '../core/foreign-frame';
import { flowOfPage, flowRegistry } from './flows/flow-registry';
import type { FlowName, FlowStates } from './flows/flow-states';
import type { LoginState } from './flows/login/login-state';
import { Frame } from './layout/Frame';
import type { FlowSnapshot } from './runtime/flow-snapshot';
import { StepLoading } from './runtime/StepLoading';
import { ArrivalContext } from './runtime/use-step-focus';

/** The login box: shows the flow of the host's current route, or the login flow on a route without one. */
export function LoginBox() {
  const app = useApp();
  const address = useAddress(app);
  const [path = '', query = ''] = address.split('?');
  const found = authPageAt(path, app.routes);
  const page = isBoxPage(found) ? found : 'login';
  const [starts, onHandOver] = useStarts(app, address);
  const flow = flowOf(app, page, starts);
  const [email, setEmail] = useState(app.typedEmail);
  const link = useLink(page, query);
  const [arrival] = useState<{ first: HTMLElement | null }>({ first: null });

  return (
    <Frame page={page}>
      <ArrivalContext.Provider value={arrival}>
        <LazyComponentView
          // A magic link starts a new login flow.
          key={`${flow} ${page === 'magicLink'} ${link}`}
          lazy={flowRegistry[flow]}
          props={{
            page,
            starts,
            email,
            onEmail: setEmail,
            onHandOver,
          }}
          fallback={<StepLoading />}
          email={email}
        />
      </ArrivalContext.Provider>
    </Frame>
  );
}

/** The flow of a page. In a frame of another origin no flow asks for input, unless the host allows such frames. */
function flowOf({ options }: App, page: BoxPage, starts: FlowStates | undefined): FlowName {
  if (starts?.foreignFrame || (!options.allowForeignFrames && isInForeignFrame())) return 'foreignFrame';
  // With hosted login, users sign in on the service's own pages, so there is no form to show.
  return page === 'login' && options.hostedLoginBox ? 'hostedLogin' : flowOfPage[page];
}

/**
 * Returns the states that flows start at instead of their first step, and the callback by which another flow hands over
 * to the login flow. States from the host apply to the address at which the box opens, states from a flow to the login
 * route. Both are dropped once the address changes.
 */
function useStarts({ options, routes, redirectTo }: App, address: string) {
  const [given, setGiven] = useState<Given | undefined>({
    address,
    arrived: true,
    // The option is declared in a layer below the flows, so its type can't name their states.
    starts: options.authOptions?.flowStates as FlowStates | undefined,
  });
  const isThere = given?.address === address;
  if (given && !given.arrived && isThere) setGiven({ ...given, arrived: true });
  if (given?.arrived && !isThere) setGiven(undefined);
  const handOver = useCallback(
    (login: FlowSnapshot<LoginState>) => {
      setGiven({ address: `${routes.loginUrl}?`, arrived: false, starts: { login } });
      redirectTo(routes.loginUrl);
    },
    [routes, redirectTo],
  );
  return [isThere ? given.starts : undefined, handOver] as const;
}

interface Given {
  address: string;
  arrived: boolean;
  starts: FlowStates | undefined;
}

/** Pages that need no link. On the others the query belongs to the flow. */
const pagesWithoutLink: readonly BoxPage[] = ['login', 'forgotPassword'];

/**
 * The query of the latest link. A new link starts a new flow; other changes of the query keep the current one, and so
 * does a removal of parameters: a callback removes those that it has read.
 */
function useLink(page: BoxPage, query: string): string {
  const [link, setLink] = useState(query);
  // An address without parameters is no link.
  const known = ['', ...link.split('&')];
  const isNew = !pagesWithoutLink.includes(page) && query.split('&').some((parameter) => !known.includes(parameter));
  if (isNew) setLink(query);
  return isNew ? query : link;
}

/** Path and query of the host's current location. */
function useAddress({ location }: App): string {
  const subscribe = useCallback((listener: () => void) => location.subscribe(listener), [location]);
  const read = () => {
    const { path, query } = location.read();
    return `${path}?${query}`;
  };
  return useSyncExternalStore(subscribe, read, read);
}
