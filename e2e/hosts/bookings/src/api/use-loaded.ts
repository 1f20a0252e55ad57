import { useAuthUser } from '@portico/sdk';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure, callApi } from './call-api';

/** What a page shows: loading, loaded or failed. While it loads again, the loaded value stays. */
export interface Loaded<Value> {
  value: Value | null;
  failure: ApiFailure | null;
  reload(): Promise<void>;
}

/** Loads from the host's own API, and again when the user changes to another tenant. */
export function useLoaded<Value>(path: string): Loaded<Value> {
  const { tenantId } = useAuthUser();
  const key = `${tenantId} ${path}`;
  const [state, setState] = useState<{ key: string; value: Value | null; failure: ApiFailure | null }>();
  const load = useCallback(async () => {
    try {
      const value = await callApi<Value>(path);
      return { key, value, failure: null };
    } catch (error) {
      if (error instanceof ApiFailure) return { key, value: null, failure: error };
      throw error;
    }
  }, [path, key]);

  useEffect(() => {
    let isStale = false;
    void load().then((next) => {
      if (!isStale) setState(next);
    });
    return () => {
      isStale = true;
    };
  }, [load]);

  const current = state?.key === key ? state : undefined;
  return {
    value: current?.value ?? null,
    failure: current?.failure ?? null,
    reload: async () => setState(await load()),
  };
}
