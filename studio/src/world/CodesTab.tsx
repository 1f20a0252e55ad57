import type { Authenticator, World } from '@portico/mock-backend';
import { useSession } from '../preview/preview-store';
import { EmptyState } from '../ui/EmptyState';
import type { TabProps } from './tab-props';
import { useSeconds, useWorld } from './use-world';

/** Lifetime of a code, in seconds (RFC 6238 §5.2). */
const STEP_SECONDS = 30;
/** The last seconds of a code are highlighted. */
const SOON_OVER_SECONDS = 5;

const people = (world: World) => world.people();

/** The authenticator app of every user who has one, each with its current code; a click types the code. */
export function CodesTab({ world, session }: TabProps) {
  const running = useSession(session, (state) => state.running);
  useWorld(world, people);
  useSeconds(running);
  const accounts = world.authenticator.accounts();
  if (accounts.length === 0) {
    return <EmptyState title="No authenticator app">No user of this world has set one up.</EmptyState>;
  }
  return (
    <ul className="world-codes">
      {accounts.map((account) => (
        <li key={account.deviceId}>
          <Account account={account} onUse={(code) => session.send({ type: 'fill-code', code })} />
        </li>
      ))}
    </ul>
  );
}

interface AccountProps {
  account: ReturnType<Authenticator['accounts']>[number];
  onUse: (code: string) => void;
}

function Account({ account: { email, code, secondsLeft }, onUse }: AccountProps) {
  return (
    <button
      type="button"
      className="world-code"
      aria-label={`Use code ${code} of ${email}`}
      title="Types the code into the screen"
      onClick={() => onUse(code)}
    >
      <span>{email}</span>
      <strong>
        {code.slice(0, 3)} {code.slice(3)}
      </strong>
      <Ring secondsLeft={secondsLeft} />
    </button>
  );
}

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ secondsLeft }: { secondsLeft: number }) {
  const left = Math.max(0, Math.min(1, secondsLeft / STEP_SECONDS));
  return (
    <svg
      className="world-ring"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      data-soon={secondsLeft <= SOON_OVER_SECONDS || undefined}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r={RADIUS} />
      <circle cx="12" cy="12" r={RADIUS} strokeDasharray={`${LENGTH * left} ${LENGTH}`} transform="rotate(-90 12 12)" />
    </svg>
  );
}
