import { type ReactNode, useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { PolicySkeleton } from './PolicySkeleton';
import type { PolicyStore } from './policy-store';

export interface PolicyTabProps<Data> {
  store: StoreApi<PolicyStore<Data>>;
  children: (data: Data) => ReactNode;
}

/** The policies of a tab, or their placeholder or failure. They load whenever the tab is shown. */
export function PolicyTab<Data>({ store, children }: PolicyTabProps<Data>) {
  const { data, load } = useStore(store);
  useEffect(() => void load(), [load]);
  if (data.phase === 'ready') return children(data.data);
  if (data.phase === 'failed') return <LoadFailed error={data.error} onRetry={() => void load()} />;
  return (
    <>
      <PolicySkeleton />
      <LoadingNotice />
    </>
  );
}
