import type { ConnectMessage, FrameMessage, ReadyMessage, StudioMessage } from './messages';

/**
 * The required shape of each message, checked by both ends before they use it. Written by hand, because a schema
 * library would be half of the frame's bundle.
 */
type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const count: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const id: Check = (value) => Number.isSafeInteger(value);
/** Compares by name, because a buffer may come from the globals of another window. */
const bytes: Check = (value) => value === null || Object.prototype.toString.call(value) === '[object ArrayBuffer]';
const textMap: Check = (value) => isRecord(value) && Object.values(value).every(text);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const record =
  (fields: Fields): Check =>
  (value) =>
    isRecord(value) && holds(value, fields);

const address: Check = (value) => typeof value === 'string' && value.startsWith('/');
const rect = record({ x: count, y: count, width: count, height: count });
const inspected = record({
  id,
  name: text,
  rect,
  text,
  textKeys: list(text),
  data: orNull(text),
  ancestry: list(record({ tag: text, attributes: textMap })),
  colors: list(record({ property: text, token: text, value: text })),
});

const studioMessages: { [T in StudioMessage['type']]: Fields } = {
  render: {
    revision: count,
    metadata: isRecord,
    display: record({ scheme: oneOf('light', 'dark'), language: text, inspecting: flag }),
  },
  show: { screen: text, state: text, address, flow: (value) => value === undefined || isRecord(value) },
  open: { address },
  back: {},
  reload: {},
  'fill-code': { code: text },
  inspect: { action: oneOf('hover', 'select'), id: orNull(id) },
  capture: { id, hangs: flag },
  copy: { id },
  answer: {
    id,
    reply: (value) =>
      isRecord(value) &&
      (value.kind === 'failed' ||
        (value.kind === 'answer' && holds(value, { status: count, headers: textMap, body: bytes }))),
  },
  clock: { now: count, running: flag },
};

const frameMessages: { [T in FrameMessage['type']]: Fields } = {
  shown: { screen: text, state: text },
  request: { id, method: text, url: text, headers: textMap, body: bytes },
  abort: { id },
  moved: { address, canGoBack: flag },
  touched: {},
  captured: { id, page: orNull(record({ html: text, pageHeight: count, textKeys: list(text) })) },
  outline: { elements: list(record({ id, name: text, kind: oneOf('text', 'control', 'surface') })) },
  hovered: { element: orNull(inspected) },
  selected: { element: orNull(inspected) },
};

/** Whether a value is a complete message from the studio. */
export function isStudioMessage(value: unknown): value is StudioMessage {
  return matches(value, studioMessages);
}

/** Whether a value is a complete message from a frame. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  return matches(value, frameMessages);
}

/** Whether a window message is the `ready` of a frame. */
export function isReadyMessage(value: unknown): value is ReadyMessage {
  return isRecord(value) && value.type === 'portico-frame:ready';
}

/** Whether a window message is the studio's offer of a port. */
export function isConnectMessage(value: unknown): value is ConnectMessage {
  return isRecord(value) && value.type === 'portico-studio:connect';
}

function matches(value: unknown, messages: Readonly<Record<string, Fields>>): boolean {
  if (!isRecord(value) || typeof value.type !== 'string' || !Object.hasOwn(messages, value.type)) return false;
  const fields = messages[value.type];
  return fields !== undefined && holds(value, fields);
}

function holds(value: Readonly<Record<string, unknown>>, fields: Fields): boolean {
  return Object.entries(fields).every(([name, check]) => check(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
