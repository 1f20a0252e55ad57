import { useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand';
import { usePageParams } from './use-portal';

/** A store whose rows are those of a query. */
interface QueriedStore<Query> {
  query: Query;
  /** Loads what the page needs, with the rows of a query. */
  start(query: Query): Promise<void>;
  /** Shows the rows of a query. */
  show(query: Query): Promise<void>;
}

/** How a query is written into the address of its page. */
export interface QueryAddress<Query> {
  /** All params that it may have. */
  params: readonly string[];
  /** The params of a query, without those that are as at first. */
  format: (query: Query) => Record<string, string>;
  /** Reads what `format` has written. An address may come from another user: what can't be read is ignored. */
  read: (params: Readonly<Record<string, string>>) => Query;
}

/** Loads the rows that the address asks for, now and after Back or a link, and writes a changed query into it. */
export function useQueryInAddress<Query, Store extends QueriedStore<Query>>(
  store: StoreApi<Store>,
  address: QueryAddress<Query>,
): void {
  const [params, setParams] = usePageParams();
  const isStarted = useRef(false);
  useEffect(() => {
    const query = address.read(params);
    if (!isStarted.current) void store.getState().start(query);
    else if (!isSame(address, query, store.getState().query)) void store.getState().show(query);
    isStarted.current = true;
  }, [params, store, address]);
  useEffect(
    () =>
      store.subscribe(({ query }, before) => {
        if (query !== before.query) setParams(allParams(address, query));
      }),
    [store, setParams, address],
  );
}

/** All params of the page, because an empty value removes one. */
function allParams<Query>({ params, format }: QueryAddress<Query>, query: Query): Record<string, string> {
  return { ...Object.fromEntries(params.map((name) => [name, ''])), ...format(query) };
}

function isSame<Query>(address: QueryAddress<Query>, one: Query, other: Query): boolean {
  const [left, right] = [allParams(address, one), allParams(address, other)];
  return address.params.every((name) => left[name] === right[name]);
}
