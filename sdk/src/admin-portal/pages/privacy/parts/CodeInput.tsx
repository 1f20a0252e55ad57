import { useEffect, useRef } from 'react';
import { CodeField } from '../../../../ui/fields/CodeField';
import { CODE_LENGTH } from './code-form';

/** The field `code`, focused when it appears: often its dialog is open already, and shows a further step. */
export function CodeInput({ label }: { label: string }) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field}>
      <CodeField name="code" label={label} length={CODE_LENGTH} data-initial-focus />
    </div>
  );
}
