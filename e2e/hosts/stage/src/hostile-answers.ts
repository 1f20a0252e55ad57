/** What a hostile service writes into its answers. */
export interface HostileTexts {
  /** In place of each name, description and address of a user, and after each message. */
  text: string;
  /** In place of each address of a picture or a page. */
  address: string;
}

type Transport = (request: Request) => Promise<Response>;

/** Fields of answers that users read. */
const texts: ReadonlySet<string> = new Set([
  'account',
  'address',
  'alias',
  'approvalFlowDescription',
  'approvalFlowName',
  'description',
  'displayName',
  'email',
  'errorCode',
  'issuer',
  'jobTitle',
  'name',
  'phone',
  'phoneNumber',
  'recoveryCode',
  'requester',
  'secret',
  'userEmail',
  'username',
]);

/** Fields of the description of a failure, which the SDK writes to the console as well. */
const messages: ReadonlySet<string> = new Set(['message', 'errors']);

/** Fields of answers that become addresses of links and pictures. */
const addresses: ReadonlySet<string> = new Set(['icon', 'logo', 'profileImageUrl', 'profilePictureUrl', 'uri']);

/** Sends the calls on, and writes hostile texts into every answer. */
export function hostileTransport(transport: Transport, hostile: HostileTexts): Transport {
  return async (request) => {
    const response = await transport(request);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    const body = JSON.stringify(withHostileTexts(await response.json(), hostile));
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

/** The same value with hostile texts in the fields that users read. */
export function withHostileTexts<Value>(value: Value, hostile: HostileTexts): Value {
  return replaced(value, '', hostile) as Value;
}

function replaced(value: unknown, field: string, hostile: HostileTexts): unknown {
  if (typeof value === 'string') return replacedText(value, field, hostile);
  if (Array.isArray(value)) return value.map((item) => replaced(item, field, hostile));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, replaced(child, name, hostile)]));
}

function replacedText(value: string, field: string, hostile: HostileTexts): string {
  if (addresses.has(field)) return hostile.address;
  if (texts.has(field)) return hostile.text;
  if (messages.has(field)) return `${value} ${hostile.text}`;
  // The metadata of a user are JSON in a text.
  return field === 'metadata' ? JSON.stringify(withHostileTexts(JSON.parse(value || '{}'), hostile)) : value;
}
