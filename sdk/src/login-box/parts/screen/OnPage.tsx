import { type ReactNode, useCallback, useId, useState } from 'react';
import { createPortal } from 'react-dom';

interface PagePortal {
  page: Element | null;
  /** Id of the surrounding form; `undefined` if there is none. */
  form: string | undefined;
}

/** Renders its children below the box. Fields with the given form id still belong to the form. */
export function OnPage({ children }: { children: (form: string | undefined) => ReactNode }) {
  const id = useId();
  const [place, setPlace] = useState<PagePortal>();
  const find = useCallback(
    (here: HTMLElement | null) => {
      if (!here) return;
      const form = here.closest('form');
      // Forms have no id otherwise: only fields outside of a form refer to it by its id.
      if (form && !form.id) form.id = id;
      setPlace({ page: here.closest('.portico-main'), form: form?.id });
    },
    [id],
  );
  return (
    <>
      <span hidden ref={find} />
      {place?.page && createPortal(children(place.form), place.page)}
    </>
  );
}
