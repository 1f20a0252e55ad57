import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';
import { LoadingNotice } from './LoadingNotice';
import type { Loaded } from './loaded';
import { RowsSkeleton } from './RowsSkeleton';

export interface ListContentProps<Data> {
  /** Absent before the first load. */
  list: Loaded<Data> | null | undefined;
  /** Default: "This could not be loaded". */
  failedTitle?: string;
  onRetry: () => unknown;
  /** The toolbar is shown above this part, also while the list loads. */
  hasToolbar?: boolean;
  children: (data: Data) => ReactNode;
}

/** A list, or its placeholder or failure. Styled by `list-page.css` and `toolbar.css`. */
export function ListContent<Data>({ list, failedTitle, onRetry, hasToolbar, children }: ListContentProps<Data>) {
  if (!list || list.phase === 'loading') {
    return (
      <>
        <RowsSkeleton toolbar={!hasToolbar} />
        <LoadingNotice />
      </>
    );
  }
  if (list.phase === 'ready') return children(list.data);
  return (
    <div className="portico-listing-notice">
      <LoadFailed {...(failedTitle && { title: failedTitle })} error={list.error} onRetry={() => void onRetry()} />
    </div>
  );
}
