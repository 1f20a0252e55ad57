import { useEffect, useRef } from 'react';
import { ownsFocus } from '../../ui/owns-focus';
import { PhoneField, type PhoneFieldProps } from '../../ui/PhoneField';

/**
 * The phone field of a dialog. Its chunk may arrive after the dialog has focused its initial element: then the field
 * takes the focus itself, unless the user has moved it to another control.
 */
export function DialogPhoneField(props: PhoneFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = field.current?.querySelector<HTMLElement>('[data-initial-focus]');
    if (input && ownsFocus() && document.activeElement?.contains(input)) input.focus();
  }, []);
  return (
    <div ref={field}>
      <PhoneField {...props} />
    </div>
  );
}
