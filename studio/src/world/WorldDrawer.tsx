import type { World } from '@portico/mock-backend';
import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useActiveSession, useSession } from '../preview/preview-store';
import { IconButton } from '../ui/Button';
import { useView } from '../view/view-store';
import { ClockTab } from './ClockTab';
import { CodesTab } from './CodesTab';
import { DnsTab } from './DnsTab';
import { FaultsTab } from './FaultsTab';
import { FileTab } from './FileTab';
import { MailTab } from './MailTab';
import { PeopleTab } from './PeopleTab';
import { PhoneTab } from './PhoneTab';
import { RequestsTab } from './RequestsTab';
import type { TabProps } from './tab-props';
import { timeOf } from './times';
import { useSeconds, useWorld } from './use-world';
import './world.css';

interface TabEntry {
  id: string;
  title: string;
  /** Shown next to the title; 0 shows nothing. */
  count(world: World): number;
  Panel: ComponentType<TabProps>;
}

const tabs: readonly TabEntry[] = [
  {
    id: 'mail',
    title: 'Mail',
    count: (world) => world.inbox.list().filter(({ read }) => !read).length,
    Panel: MailTab,
  },
  { id: 'phone', title: 'Phone', count: (world) => world.phone.list().length, Panel: PhoneTab },
  { id: 'codes', title: 'Codes', count: () => 0, Panel: CodesTab },
  { id: 'people', title: 'People', count: () => 0, Panel: PeopleTab },
  { id: 'requests', title: 'Requests', count: (world) => world.journal.list().length, Panel: RequestsTab },
  { id: 'clock', title: 'Clock', count: () => 0, Panel: ClockTab },
  { id: 'faults', title: 'Faults', count: (world) => world.faults.list().length, Panel: FaultsTab },
  { id: 'dns', title: 'DNS', count: () => 0, Panel: DnsTab },
  { id: 'file', title: 'World file', count: () => 0, Panel: FileTab },
];

/** The world behind the screen: mail, phone, codes, people, requests, clock, faults, DNS. Collapses to a bar of counts. */
export function WorldDrawer() {
  const session = useActiveSession();
  const world = useSession(session, (state) => state.world);
  const isIdle = useSession(session, (state) => state.target === null);
  // The wall has no world until a card wakes.
  const waiting = isIdle ? 'Click a card to see its world' : 'The world is being made';
  if (!world) return <div className="world-bar world-waiting">{waiting}</div>;
  return <Drawer world={world} session={session} />;
}

function Drawer({ world, session }: TabProps) {
  const open = useView((view) => view.drawerOpen);
  const changeView = useView((view) => view.changeView);
  const [tab, setTab] = useState('mail');

  function choose(id: string): void {
    setTab(id);
    if (!open) changeView({ drawerOpen: true });
  }

  return (
    <Tabs className="world" selectedKey={tab} onSelectionChange={(id) => setTab(String(id))}>
      <div className="world-bar">
        <IconButton
          label={open ? 'Fold the world away' : 'Open the world'}
          aria-expanded={open}
          onClick={() => changeView({ drawerOpen: !open })}
        >
          {open ? <ChevronDown size={14} aria-hidden /> : <ChevronUp size={14} aria-hidden />}
        </IconButton>
        <TabList className="world-tabs" aria-label="World">
          {tabs.map((entry) => (
            <Tab key={entry.id} id={entry.id} className="world-tab" onPress={() => choose(entry.id)}>
              {entry.title}
              <Count world={world} read={entry.count} />
            </Tab>
          ))}
        </TabList>
        <WorldTime world={world} session={session} onChoose={() => choose('clock')} />
        <IconButton label="Start the world again" onClick={session.restart}>
          <RotateCcw size={14} aria-hidden />
        </IconButton>
      </div>
      {tabs.map(({ id, Panel }) => (
        <TabPanel key={id} id={id} className="world-panel" inert={!open}>
          {open && <Panel world={world} session={session} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Count({ world, read }: { world: World; read: (world: World) => number }) {
  const count = useWorld(world, read);
  return count > 0 ? <span className="world-count">{count}</span> : null;
}

const now = (world: World) => world.clock.now();

function WorldTime({ world, session, onChoose }: TabProps & { onChoose: () => void }) {
  const running = useSession(session, (state) => state.running);
  useWorld(world, now);
  useSeconds(running);
  return (
    <button type="button" className="world-time" title="Time in the world, in UTC" onClick={onChoose}>
      <span data-running={running || undefined} aria-hidden="true" />
      {timeOf(world.clock.now())}
    </button>
  );
}
