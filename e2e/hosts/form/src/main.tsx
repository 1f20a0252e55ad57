import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './form.css';

/** The baseline of the login benchmarks: a form that a developer would write by hand in an afternoon. */
function LoginForm() {
  const [email, setEmail] = useState('');
  return (
    <form
      className="card"
      onSubmit={async (event) => {
        event.preventDefault();
        await fetch('/login', { method: 'POST', body: JSON.stringify({ email }) });
      }}
    >
      <h1>Sign in</h1>
      <label htmlFor="email">E-mail</label>
      <input
        id="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button type="submit">Continue</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<LoginForm />);
