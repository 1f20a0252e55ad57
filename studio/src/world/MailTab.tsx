import type { Mail, World } from '@portico/mock-backend';
import { ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import type { TabProps } from './tab-props';
import { timeOf } from './times';
import { useWorld } from './use-world';

const mails = (world: World) => world.inbox.list();

/** The inbox that receives every mail of the world. */
export function MailTab({ world, session }: TabProps) {
  const list = useWorld(world, mails);
  const [chosen, setChosen] = useState<string | null>(null);
  const mail = list.find(({ id }) => id === chosen) ?? list[0];
  if (!mail) {
    return (
      <EmptyState title="No mail yet">Mail of the flow lands here, such as the link to a new password.</EmptyState>
    );
  }
  function choose(id: string): void {
    setChosen(id);
    world.inbox.open(id);
  }
  return (
    <div className="world-split">
      <ul className="world-list" aria-label="Inbox">
        {list.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-current={entry.id === mail.id || undefined}
              data-unread={!entry.read || undefined}
              onClick={() => choose(entry.id)}
            >
              <strong className="world-subject">{entry.subject}</strong>
              <span>{timeOf(entry.sentAt)}</span>
              <small>{entry.to}</small>
            </button>
          </li>
        ))}
      </ul>
      <Reader
        mail={mail}
        onOpen={(address) => {
          world.inbox.open(mail.id);
          session.send({ type: 'open', address });
        }}
        onClear={world.inbox.clear}
      />
    </div>
  );
}

interface ReaderProps {
  mail: Mail;
  onOpen: (address: string) => void;
  onClear: () => void;
}

function Reader({ mail, onOpen, onClear }: ReaderProps) {
  const { link } = mail;
  return (
    <article className="world-reader">
      <header>
        <div>
          <h3>{mail.subject}</h3>
          <p className="world-to">
            To {mail.to}, {timeOf(mail.sentAt)}
          </p>
        </div>
        {link && (
          <Button variant="primary" onClick={() => onOpen(link)}>
            <ExternalLink size={14} aria-hidden />
            Open the link
          </Button>
        )}
        <Button onClick={onClear} aria-label="Empty the inbox" title="Empty the inbox" data-icon-only>
          <Trash2 size={14} aria-hidden />
        </Button>
      </header>
      <p className="world-letter">{link ? withLink(mail.text, link, onOpen) : mail.text}</p>
    </article>
  );
}

/** The text of a mail with its link. The text has the full URL; the link opens the path on the host. */
function withLink(text: string, link: string, onOpen: (address: string) => void) {
  const end = text.indexOf(link) + link.length;
  if (end < link.length) return text;
  const start = Math.max(text.lastIndexOf(' ', end - link.length), text.lastIndexOf('\n', end - link.length)) + 1;
  return (
    <>
      {text.slice(0, start)}
      <button type="button" className="studio-link" onClick={() => onOpen(link)}>
        {text.slice(start, end)}
      </button>
      {text.slice(end)}
    </>
  );
}
