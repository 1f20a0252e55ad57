import { type AssistantMessage, type AssistantResource, DECLINED_CALL_STATUS } from '@portico/sdk/contract';
import type { UserRow } from '../../../db/tables';
import type { Context } from '../call/context';
import type { Caller } from '../call/handler-context';
import { isLockedOut } from '../security/lockout';
import { covers, permissionKeys } from '../team/permissions';
import { isEnrolled } from '../team/views';

/** What the assistant says next, and what it refers to or asks the page to do. */
export interface AssistantReply {
  messages: AssistantMessage[];
  resource?: Omit<AssistantResource, 'id'>;
  /** Whether the last message asks the page to make a call. */
  asksForCall?: true;
}

interface ScriptLine {
  heard: RegExp;
  /** What the user must be allowed to see before the assistant talks about it. */
  permission?: string;
  answer(context: Context, caller: Caller, match: RegExpExecArray): AssistantReply;
}

const HELP = `I can tell how many people are in the team, who has no second factor and who is locked. I can also change the team:

- **invite** name@example.com
- **lock**, **unlock** or **remove** a user, by email address

I ask you before I change anything.`;

const NO_SUCH_USER = 'I know no user of your team with this email address.';

/** What the assistant understands, in the order in which it listens. */
const script: readonly ScriptLine[] = [
  { heard: /\binvite\s+(\S+@\S+\.\w+)/i, permission: permissionKeys.inviteUsers, answer: askToInvite },
  { heard: /\block\s+(\S+@\S+\.\w+)/i, permission: permissionKeys.updateUsers, answer: askToLock(true) },
  { heard: /\bunlock\s+(\S+@\S+\.\w+)/i, permission: permissionKeys.updateUsers, answer: askToLock(false) },
  { heard: /\bremove\s+(\S+@\S+\.\w+)/i, permission: permissionKeys.deleteUsers, answer: askToRemove },
  { heard: /second factor|two.factor|\b(mfa|2fa)\b/i, permission: permissionKeys.readUsers, answer: answerUnenrolled },
  { heard: /\blocked\b/i, permission: permissionKeys.readUsers, answer: answerLocked },
  { heard: /how many|\bcount\b/i, permission: permissionKeys.readUsers, answer: answerCount },
];

/** Answers a message: the same question in the same world always gets the same answer. */
export function answerMessage(context: Context, caller: Caller, message: string): AssistantReply {
  for (const { heard, permission, answer } of script) {
    const match = heard.exec(message);
    if (!match) continue;
    const isAllowed = !permission || caller.user.superUser || covers(caller.permissions, permission);
    return isAllowed ? answer(context, caller, match) : says('Your role does not allow that, so I cannot help here.');
  }
  return says(HELP);
}

/** What it says to the outcome of a call that it requested. */
export function answerOutcome(status: number): AssistantReply {
  if (status === DECLINED_CALL_STATUS) return says('All right, nothing was changed.');
  return says(status < 300 ? 'Done.' : `That did not work: the service answered ${status}.`);
}

function askToInvite(context: Context, { tenant }: Caller, [, email = '']: RegExpExecArray): AssistantReply {
  return asksFor(context, {
    name: 'inviteUser',
    content: `${email} becomes a user of ${tenant.name} and gets an invitation by email.`,
    url: '/identity/resources/users/v2',
    method: 'POST',
    body: { email: email.toLowerCase(), provider: 'local' },
  });
}

function askToLock(isLocked: boolean): ScriptLine['answer'] {
  return (context, caller, [, email = '']) => {
    const user = memberWith(context, caller, email);
    if (!user) return says(NO_SUCH_USER);
    const effect = isLocked
      ? 'can no longer sign in, until an administrator unlocks the account.'
      : 'can sign in again.';
    return asksFor(context, {
      name: isLocked ? 'lockUser' : 'unlockUser',
      content: `${user.name} (${user.email}) ${effect}`,
      url: '/team/resources/members/v1',
      method: 'PUT',
      body: { id: user.id, isLocked },
    });
  };
}

function askToRemove(context: Context, caller: Caller, [, email = '']: RegExpExecArray): AssistantReply {
  const user = memberWith(context, caller, email);
  if (!user) return says(NO_SUCH_USER);
  return asksFor(context, {
    name: 'deleteUser',
    content: `${user.name} (${user.email}) loses access to ${caller.tenant.name}. This can't be undone.`,
    url: `/team/resources/members/v1/${user.id}`,
    method: 'DELETE',
  });
}

/** Asks the page to make a call, which the page does only if the user agrees. */
function asksFor({ ids }: Context, call: Omit<AssistantMessage, 'role' | 'tool_call_id'>): AssistantReply {
  return { messages: [{ role: 'tool', tool_call_id: ids.uuid(), ...call }], asksForCall: true };
}

function memberWith(context: Context, caller: Caller, email: string): UserRow | undefined {
  return membersOf(context, caller).find((user) => user.email.toLowerCase() === email.toLowerCase());
}

function answerUnenrolled(context: Context, caller: Caller): AssistantReply {
  const without = membersOf(context, caller).filter((user) => !isEnrolled(context.db, user));
  return answerWithUsers(without, 'have no second factor');
}

function answerLocked(context: Context, caller: Caller): AssistantReply {
  const locked = membersOf(context, caller).filter((user) => isLockedOut(context, user));
  return answerWithUsers(locked, 'are locked');
}

function answerCount(context: Context, caller: Caller): AssistantReply {
  return says(`${caller.tenant.name} has ${membersOf(context, caller).length} people.`);
}

function answerWithUsers(users: readonly UserRow[], what: string): AssistantReply {
  if (users.length === 0) return says(`0 people ${what}.`);
  const content = ['| Name | Email |', '| --- | --- |', ...users.map(({ name, email }) => `| ${name} | ${email} |`)];
  return { ...says(`${users.length} people ${what}.`), resource: { type: 'markdown', content: content.join('\n') } };
}

function membersOf({ db }: Context, { tenant }: Caller): UserRow[] {
  return db.memberships.listBy('tenantId', tenant.id).flatMap((row) => db.users.find(row.userId) ?? []);
}

function says(content: string): AssistantReply {
  return { messages: [{ role: 'assistant', content }] };
}
