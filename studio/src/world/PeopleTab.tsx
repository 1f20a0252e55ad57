import { personas } from '@portico/fixtures';
import type { Person, World } from '@portico/mock-backend';
import { Copy, LogIn } from 'lucide-react';
import { Button, IconButton } from '../ui/Button';
import { copyText } from '../ui/copy-text';
import { showToast } from '../ui/toast-store';
import { portalPlace } from '../view/view-place';
import { useView, viewStore } from '../view/view-store';
import type { TabProps } from './tab-props';
import { useWorld } from './use-world';

const people = (world: World) => world.people();

const factors: { readonly [F in Person['secondFactor']]: string } = {
  none: 'none',
  authenticator: 'app',
  sms: 'text message',
  'authenticator+sms': 'app, text message',
  email: 'email',
  webauthn: 'key',
};

const tones: { readonly [S in Person['status']]?: string } = {
  active: 'success',
  locked: 'danger',
  disabled: 'danger',
  unverified: 'warning',
  temporary: 'warning',
};

/** All users of the world: how they sign in, and a button that shows the portal as that user. */
export function PeopleTab({ world }: TabProps) {
  const list = useWorld(world, people);
  const persona = useView((view) => view.persona);
  return (
    <table className="world-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Status</th>
          <th scope="col">Email</th>
          <th scope="col">Password</th>
          <th scope="col">Role</th>
          <th scope="col">Second factor</th>
          <th scope="col">
            <span className="studio-hidden">Look at the portal as</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((person) => (
          <PersonRow key={person.userId} person={person} current={person.email === persona} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person, current }: { person: Person; current: boolean }) {
  const note = personas.find(({ email }) => email === person.email)?.note;
  return (
    <tr aria-current={current || undefined}>
      <th scope="row" title={note}>
        {person.name}
      </th>
      <td>
        <span className="studio-badge" data-tone={tones[person.status]}>
          {person.status}
        </span>
      </td>
      <td>
        <Copyable what="email" text={person.email} />
      </td>
      <td>{person.password ? <Copyable what="password" text={person.password} /> : 'not set yet'}</td>
      <td>{person.role}</td>
      <td>{factors[person.secondFactor]}</td>
      <td data-pinned>
        <Button onClick={() => lookAs(current ? null : person.email)} aria-pressed={current}>
          <LogIn size={14} aria-hidden />
          {current ? 'Signed in' : 'Sign in'}
        </Button>
      </td>
    </tr>
  );
}

/** A persona is a user of the portal, so the button opens the portal. */
function lookAs(persona: string | null): void {
  const { screen, changeView } = viewStore.getState();
  changeView({ persona, ...(persona && portalPlace(screen)) });
}

function Copyable({ what, text }: { what: string; text: string }) {
  return (
    <span className="world-copy">
      <code>{text}</code>
      <IconButton label={`Copy the ${what} ${text}`} onClick={() => void copy(text)}>
        <Copy size={12} aria-hidden />
      </IconButton>
    </span>
  );
}

async function copy(text: string): Promise<void> {
  if (!(await copyText(text))) {
    showToast({ tone: 'warning', text: 'The browser did not let us copy. Select the text and copy it by hand.' });
  }
}
