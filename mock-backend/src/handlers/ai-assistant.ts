import {
  type AssistantConversation,
  type AssistantMessage,
  type AssistantStreamLine,
  assistantApiResponseRequestSchema,
  assistantConfigResponseSchema,
  assistantConversationSchema,
  assistantMessageRequestSchema,
  assistantResourceSchema,
  errorCodes,
  listAssistantConversationsResponseSchema,
} from '@portico/sdk/contract';
import type { AssistantConversationRow } from '../db/tables';
import { route } from './route';
import { type AssistantReply, answerMessage, answerOutcome } from './rules/ai-assistant/assistant-script';
import { type Context, isoAfter, refuse, vendorOf } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';

const TITLE_LENGTH = 60;
const BASE = '/nlp-execution-assistant/resources/velo/v1';

async function getConfig(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const { createdAt } = vendorOf(context);
  const agent = { id: 'assistant-portal', agentName: 'Portal assistant', version: 1, whatCanDo, quickActions };
  return context.reply(200, { agents: [{ ...agent, createdAt, updatedAt: createdAt }] });
}

async function listConversations(context: HandlerContext<never>): Promise<HandlerReply> {
  const rows = conversationsOf(context, await context.caller());
  // Later rows are newer; a stable sort keeps that for those of one moment.
  const latestFirst = rows.reverse().sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return context.reply(200, { conversations: latestFirst.map(toConversation) });
}

async function getConversation(context: HandlerContext<'id'>): Promise<HandlerReply> {
  return context.reply(200, toConversation(await findConversation(context)));
}

async function startConversation(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { message, stream } = context.read(assistantMessageRequestSchema);
  const now = isoAfter(context, 0);
  const row = context.db.assistantConversations.insert({
    id: context.ids.uuid(),
    tenantId: caller.tenant.id,
    userId: caller.user.id,
    title: message.slice(0, TITLE_LENGTH),
    messages: [],
    resources: [],
    openCallId: null,
    createdAt: now,
    updatedAt: now,
  });
  return hear(context, row, answerMessage(context, caller, message), stream, said(message));
}

async function sendMessage(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const row = await findConversation(context);
  const { message, stream } = context.read(assistantMessageRequestSchema);
  return hear(context, row, answerMessage(context, caller, message), stream, said(message));
}

async function sendApiResponse(context: HandlerContext<'id' | 'callId'>): Promise<HandlerReply> {
  const row = await findConversation(context);
  const { status, stream } = context.read(assistantApiResponseRequestSchema);
  if (row.openCallId !== context.params.callId) {
    return refuse(context, 404, errorCodes.notFound, 'No result of this call is expected.', { kind: 'call' });
  }
  const outcome: AssistantMessage = { role: 'tool', tool_call_id: context.params.callId, content: String(status) };
  return hear(context, row, answerOutcome(status), stream, [outcome]);
}

async function getResource(context: HandlerContext<'id' | 'resourceId'>): Promise<HandlerReply> {
  const { resources } = await findConversation(context);
  const resource = resources.find((one) => one.id === context.params.resourceId);
  if (resource) return context.reply(200, resource);
  return refuse(context, 404, errorCodes.notFound, 'There is no such resource.', { kind: 'resource' });
}

/** Writes down what was said on both sides, and answers with all of it, or with a line for each new message. */
function hear(
  context: Context,
  row: AssistantConversationRow,
  reply: AssistantReply,
  stream: boolean | undefined,
  question: AssistantMessage[] = [],
): HandlerReply {
  const resource = reply.resource && { id: context.ids.uuid(), ...reply.resource };
  const answers = resource ? [...reply.messages, refersTo(row.id, resource.id)] : reply.messages;
  const updated = context.db.assistantConversations.update(row.id, {
    messages: [...row.messages, ...question, ...answers],
    resources: [...row.resources, ...(resource ? [resource] : [])],
    openCallId: reply.asksForCall ? (answers.at(-1)?.tool_call_id ?? null) : null,
    updatedAt: isoAfter(context, 0),
  });
  if (stream === false) return context.reply(200, toConversation(updated));
  const lines: AssistantStreamLine[] = [{ conversationId: row.id }, ...answers.flatMap(toLines)];
  const chunks = lines.map((line) => `${JSON.stringify(line)}\n`);
  return context.reply(200, chunks.join(''), { headers: { 'content-type': 'application/x-ndjson' }, chunks });
}

/** The lines of a message: its text word by word, then the whole of it. */
function toLines(message: AssistantMessage): AssistantStreamLine[] {
  const isText = message.role === 'assistant' && message.name === undefined;
  const words = isText ? (message.content?.match(/\S+\s*/g) ?? []) : [];
  return [...words.map((delta) => ({ delta })), message];
}

function said(content: string): AssistantMessage[] {
  return [{ role: 'user', content }];
}

/** Where to read what is too long to say. */
function refersTo(conversationId: string, resourceId: string): AssistantMessage {
  const url = `${BASE}/conversation/${conversationId}/resource/${resourceId}`;
  return { role: 'assistant', name: 'resource', content: resourceId, url, method: 'GET' };
}

/** The user's conversations in the active tenant. */
function conversationsOf({ db }: Context, { tenant, user }: Caller): AssistantConversationRow[] {
  return db.assistantConversations.listBy('userId', user.id).filter((row) => row.tenantId === tenant.id);
}

/** @throws {Refusal} 404. */
async function findConversation(context: HandlerContext<'id'>): Promise<AssistantConversationRow> {
  const row = conversationsOf(context, await context.caller()).find((one) => one.id === context.params.id);
  return row ?? refuse(context, 404, errorCodes.notFound, 'There is no such conversation.', { kind: 'conversation' });
}

function toConversation(row: AssistantConversationRow): AssistantConversation {
  const { id, title, messages, createdAt, updatedAt } = row;
  return { id, title, messages, createdAt, updatedAt };
}

const whatCanDo = {
  en: ['Count the team', 'Find users without a second factor', 'Find locked accounts', 'Invite, lock and remove users'],
  de: [
    'Das Team zählen',
    'Personen ohne zweiten Faktor finden',
    'Gesperrte Konten finden',
    'Personen einladen, sperren und entfernen',
  ],
  he: ['ספירת חברי הצוות', 'איתור משתמשים ללא גורם שני', 'איתור חשבונות נעולים', 'הזמנה, נעילה והסרה של משתמשים'],
};
const quickActions = [
  {
    icon: 'users',
    title: { en: 'How large is the team?', de: 'Wie groß ist das Team?', he: 'מה גודל הצוות?' },
    prompt: 'How many people are in the team?',
  },
  {
    icon: 'shield',
    title: { en: 'Who has no second factor?', de: 'Wem fehlt ein zweiter Faktor?', he: 'למי אין גורם שני?' },
    prompt: 'Who has no second factor?',
  },
  {
    icon: 'lock',
    title: { en: 'Which accounts are locked?', de: 'Welche Konten sind gesperrt?', he: 'אילו חשבונות נעולים?' },
    prompt: 'Who is locked?',
  },
];

/** An assistant that answers by a script, out of the world's own state (portal spec §7 "AI assistant"). */
export const assistantRoutes = [
  route('GET /nlp-execution-assistant/resources/velo/v1/config', getConfig, { answer: assistantConfigResponseSchema }),
  route('GET /nlp-execution-assistant/resources/velo/v1/conversations', listConversations, {
    answer: listAssistantConversationsResponseSchema,
  }),
  route('POST /nlp-execution-assistant/resources/velo/v1/conversations', startConversation),
  route('GET /nlp-execution-assistant/resources/velo/v1/conversation/{id}', getConversation, {
    answer: assistantConversationSchema,
  }),
  route('POST /nlp-execution-assistant/resources/velo/v1/conversation/{id}/messages', sendMessage),
  route('POST /nlp-execution-assistant/resources/velo/v1/conversation/{id}/response/{callId}', sendApiResponse),
  route('GET /nlp-execution-assistant/resources/velo/v1/conversation/{id}/resource/{resourceId}', getResource, {
    answer: assistantResourceSchema,
  }),
];
