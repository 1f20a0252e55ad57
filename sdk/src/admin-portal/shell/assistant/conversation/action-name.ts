import type { KnownTextKey, Translate } from '../../../../metadata';
import type { CallMessage } from '../proposed-call';

/** Names of the actions that assistants are known to propose. */
const names: Readonly<Record<string, KnownTextKey>> = {
  inviteUser: 'adminPortal.assistant.inviteUser',
  lockUser: 'adminPortal.assistant.lockUser',
  unlockUser: 'adminPortal.assistant.unlockUser',
  deleteUser: 'adminPortal.assistant.deleteUser',
};

/** The name of a proposed action. An unknown one is named by what it can do at most. */
export function actionName(t: Translate, { name = '', method }: CallMessage): string {
  const key = Object.hasOwn(names, name) ? names[name] : undefined;
  return t(key ?? (method === 'GET' ? 'adminPortal.assistant.otherRead' : 'adminPortal.assistant.otherAction'));
}
