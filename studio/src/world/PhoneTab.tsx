import type { World } from '@portico/mock-backend';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import type { TabProps } from './tab-props';
import { timeOf } from './times';
import { useWorld } from './use-world';

const messages = (world: World) => world.phone.list();

/** The phone that receives every text message of the world. */
export function PhoneTab({ world, session }: TabProps) {
  const list = useWorld(world, messages);
  if (list.length === 0) {
    return (
      <EmptyState title="No messages yet">
        Codes by text message land here, for instance when Chloe signs in.
      </EmptyState>
    );
  }
  return (
    <ul className="world-messages">
      {list.map(({ id, to, text, code, sentAt }) => (
        <li key={id}>
          <small>
            {to}, {timeOf(sentAt)}
          </small>
          <div className="world-bubble">
            <p>{text}</p>
            {code && (
              <Button variant="outlined" onClick={() => session.send({ type: 'fill-code', code })}>
                Use code {code}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
