import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Field, useField } from '../Field';
import { Icon } from '../Icon';
import type { TextFieldProps } from '../TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  texts: {
    /** Name of the button that shows the password. */
    show: string;
    hide: string;
    capsLock: string;
  };
}

/** A password field with a button that shows the password, and a warning while caps lock is on. */
export function PasswordField({ label, help, error, aside, texts, className = '', ...input }: PasswordFieldProps) {
  const field = useField(input.name, { help, error });
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  // Keeps focus, caret and the phone's keyboard in the field when the button is pressed.
  const keepFocus = (event: PointerEvent) => event.preventDefault();

  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <div className="portico-control">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...field.control}
          type={shown ? 'text' : 'password'}
          className={`portico-input ${className}`.trim()}
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className="portico-reveal"
          aria-label={shown ? texts.hide : texts.show}
          title={shown ? texts.hide : texts.show}
          onPointerDown={keepFocus}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </button>
      </div>
      <div className="portico-caps-lock" role="status">
        {capsLock && texts.capsLock}
      </div>
    </Field>
  );
}
