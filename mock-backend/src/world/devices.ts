import type { Ids } from '../core/random';
import type { Inbox, Mail, Sms, World, WorldClock, WorldReply, WorldRequest } from '../core/types';
import type { Database } from '../db/database';
import type { Rows } from '../db/tables';
import type { Services } from '../handlers/rules/call/handler-context';
import { scanMail } from './mail-scanner';

/** The inbox that receives every mail of the world, newest first. */
export function createInbox(database: () => Database, answer: (request: WorldRequest) => Promise<WorldReply>): Inbox {
  return {
    list: () => database().mails.list().reverse().map(toMail),
    open: (id) => toMail(database().mails.update(id, { read: true })),
    scan: async (id) => scanMail(answer, toMail(database().mails.get(id))),
    clear: () => removeAll(database().mails),
  };
}

/** The phone that receives every text message of the world, newest first. */
export function createPhone(database: () => Database): World['phone'] {
  return {
    list: () => database().messages.list().reverse().map(toSms),
    clear: () => removeAll(database().messages),
  };
}

/** The name servers: a record published here proves the ownership of a domain. */
export function createDns(database: () => Database, ids: () => Ids): World['dns'] {
  return {
    list: () =>
      database()
        .dnsRecords.list()
        .map(({ domain, text }) => ({ domain, text })),
    publish: ({ domain, text }) => {
      if (!domain || !text) throw new RangeError('A DNS record has a domain and a text.');
      database().dnsRecords.insert({ id: ids().uuid(), domain: domain.toLowerCase(), text });
    },
    remove: (domain) => {
      const { dnsRecords } = database();
      for (const { id } of dnsRecords.listBy('domain', domain.toLowerCase())) dnsRecords.remove(id);
    },
  };
}

/** The functions by which handlers send to the inbox and the phone. */
export function createSenders(db: Database, clock: WorldClock, ids: Ids): Pick<Services, 'inbox' | 'phone'> {
  const sentAt = () => new Date(clock.now()).toISOString();
  return {
    inbox: {
      send: ({ to, subject, text, link = null }) => {
        db.mails.insert({ id: ids.uuid(), to, subject, text, link, sentAt: sentAt(), read: false });
      },
    },
    phone: {
      send: ({ to, text, code = null }) => {
        db.messages.insert({ id: ids.uuid(), to, text, code, sentAt: sentAt() });
      },
    },
  };
}

function toMail({ link, ...mail }: Rows['mails']): Mail {
  return link === null ? mail : { ...mail, link };
}

function toSms({ code, ...message }: Rows['messages']): Sms {
  return code === null ? message : { ...message, code };
}

function removeAll(table: { list(): { id: string }[]; remove(id: string): void }): void {
  for (const { id } of table.list()) table.remove(id);
}
