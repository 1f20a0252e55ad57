import { useLoginActions, useLoginState } from '@portico/sdk';
import { type FormEvent, useEffect, useRef } from 'react';

/** The host's own screens over the login flow of the SDK: an identifier, then a password. */
export function OwnLogin() {
  const { step, email, loading, error } = useLoginState();
  const { preLogin, login } = useLoginActions();
  const common = { loading, error };
  if (step === 'loginWithPassword') {
    const enter = (password: string) => login({ password });
    return <OneField key={step} {...common} label="Secret word" type="password" button="Come in" onSubmit={enter} />;
  }
  const introduce = (name: string) => preLogin({ email: name });
  return (
    <OneField
      key={step}
      {...common}
      label="Who is there?"
      type="email"
      given={email}
      button="Next"
      onSubmit={introduce}
    />
  );
}

interface OneFieldProps {
  label: string;
  type: 'email' | 'password';
  button: string;
  loading: boolean;
  error: { code: string; message: string } | null;
  onSubmit(text: string): void;
  given?: string;
}

function OneField({ label, type, button, loading, error, onSubmit, given = '' }: OneFieldProps) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get('text')));
  }
  return (
    <form onSubmit={submit}>
      {error && (
        <p ref={alert} role="alert" tabIndex={-1}>
          That did not work: {error.message || error.code}
        </p>
      )}
      <label>
        {label} <input name="text" type={type} defaultValue={given} required />
      </label>{' '}
      <button type="submit" disabled={loading}>
        {button}
      </button>
    </form>
  );
}
