import { type ReactNode, useCallback, useId, useState } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  page: Element | null;
  /** Id of the form around the place; absent where there is none. */
  form: string | undefined;
}

/** Moves what it holds below the box. Fields that name the form they are given stay part of it. */
export function OnPage({ children }: { children: (form: string | undefined) => ReactNode }) {
  const id = useId();
  const [place, setPlace] = useState<Place>();
  const find = useCallback(
    (here: HTMLElement | null) => {
      if (!here) return;
      const form = here.closest('form');
      // Only here a form has to be pointed at from outside.
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
