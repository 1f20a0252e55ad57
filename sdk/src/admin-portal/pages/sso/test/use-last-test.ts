import { useEffect, useState } from 'react';
import { useApp } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { forgetLastSsoTest, lastSsoTest } from '../../../../core/sso-redirects';
import { useSso } from '../use-sso';
import { evaluateTest } from './evaluate-test';

/**
 * Whether the last test of a connection has not come back. Evaluates the answer of one that has, once: the page's store
 * then has the result.
 */
export function useLastTest(connection: SsoConfiguration): boolean {
  const app = useApp();
  const setTested = useSso((sso) => sso.setTested);
  const [last, setLast] = useState(() => lastSsoTest(app, connection.id));
  useEffect(() => {
    const read = () => setLast(lastSsoTest(app, connection.id));
    // Back from the provider, the browser may show this page as it was left.
    window.addEventListener('pageshow', read);
    const unsubscribe = app.location.subscribe(read);
    return () => {
      window.removeEventListener('pageshow', read);
      unsubscribe();
    };
  }, [app, connection.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later change of the connection needs another test.
  useEffect(() => {
    if (!last?.answer) return;
    forgetLastSsoTest(app);
    void evaluateTest(connection, last.answer, app.session.now()).then((result) => {
      setTested({ connectionId: connection.id, result });
      setLast(null);
    });
  }, [app, last, setTested]);
  return last !== null && !last.answer;
}
