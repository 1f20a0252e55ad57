import type { World } from '@portico/mock-backend';
import { Pause, Play } from 'lucide-react';
import { useSession } from '../preview/preview-store';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import type { TabProps } from './tab-props';
import { dayOf, timeOf } from './times';
import { useSeconds, useWorld } from './use-world';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Jumps past typical delays: a code, an access token, a day, an invitation. */
const jumps = [
  { label: '+30 s', ms: MINUTE_MS / 2 },
  { label: '+5 min', ms: 5 * MINUTE_MS },
  { label: '+1 hour', ms: 60 * MINUTE_MS },
  { label: '+1 day', ms: DAY_MS },
  { label: '+30 days', ms: 30 * DAY_MS },
];

const now = (world: World) => world.clock.now();

/** The world's clock: shows, advances, sets, stops and starts it. */
export function ClockTab({ world, session }: TabProps) {
  const running = useSession(session, (state) => state.running);
  useWorld(world, now);
  useSeconds(running);
  const time = world.clock.now();
  return (
    <div className="world-clock">
      <p className="world-now">
        <strong className="world-big">{timeOf(time)}</strong>
        <span>{dayOf(time)}, UTC</span>
      </p>
      <div className="world-row">
        {jumps.map(({ label, ms }) => (
          <Button key={label} variant="outlined" onClick={() => world.clock.advance(ms)}>
            {label}
          </Button>
        ))}
      </div>
      <div className="world-row">
        <Field label="Set to (UTC)" row>
          {(ids) => (
            <input
              {...ids}
              key={new Date(time).toISOString().slice(0, 16)}
              className="studio-input"
              data-own-undo
              type="datetime-local"
              defaultValue={new Date(time).toISOString().slice(0, 16)}
              onBlur={(event) => setClock(world, event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') setClock(world, event.currentTarget.value);
              }}
            />
          )}
        </Field>
        <Button variant="outlined" aria-pressed={!running} onClick={() => session.setRunning(!running)}>
          {running ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          {running ? 'Stop the clock' : 'Follow real time'}
        </Button>
      </div>
    </div>
  );
}

/** Sets the clock to the typed minute, unless it already shows that minute or the field is empty. */
function setClock(world: World, typed: string): void {
  if (typed === '' || typed === new Date(world.clock.now()).toISOString().slice(0, 16)) return;
  world.clock.set(`${typed}:00.000Z`);
}
