/** A whole identity service in memory. Start with {@link createWorld}. */

export type {
  Authenticator,
  CompanyDirectory,
  Connection,
  DirectoryPerson,
  Dns,
  DnsRecord,
  FaultKind,
  FaultPlan,
  FaultRule,
  Inbox,
  Journal,
  JournalEntry,
  Mail,
  Person,
  ScenarioName,
  Sms,
  World,
  WorldClock,
  WorldOptions,
  WorldReply,
  WorldRequest,
  WorldSnapshot,
} from './core/types';
export { DEMO_PASSWORD } from './db/cast';
export { DEMO_CLIENT_ID } from './db/catalogue';
export { type LazyModules, lazyModules } from './lazy-modules';
export { scenarioNames } from './seeds/scenarios';
export { createWorld } from './world/create-world';
export { createKeyRing, type KeyRing } from './world/key-ring';
export { packText, TooLargeError, unpackText } from './world/packed-text';
export { readShareString, SHARE_STRING_LIMIT, writeShareString } from './world/share-string';
export { readWorldFile, WorldFileError } from './world/world-file';
