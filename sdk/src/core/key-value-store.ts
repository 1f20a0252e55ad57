/** The two persistent stores of a page; a preview has its own. */
export interface PageStorage {
  /** Shared by all tabs of the origin. */
  local: KeyValueStore;
  /** Of this tab only. */
  session: KeyValueStore;
}

/** String values by key. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Returns whether the value persists across a reload. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Storage keys of the contract, headers-and-storage §7; keys that begin with `PORTICO_` are additions of the SDK. */
export const storageKeys = {
  afterAuthRedirect: 'FRONTEGG_AFTER_AUTH_REDIRECT_URL',
  shouldStepUp: 'SHOULD_STEP_UP',
  tenantOfTab: 'FRONTEGG_SEPARATE_TABS_BY_TENANT',
  lastUser: 'userId',
  quickLoginToRegister: 'register-quick-login',
  metadata: 'PORTICO_METADATA',
  signedInAt: 'PORTICO_SIGNED_IN_AT',
  signOutOwed: 'PORTICO_SIGN_OUT_OWED',
  preferredLoginMethod: 'preferred-login-method',
  dontPromptPasskeys: 'dont-show-again-prompt-passkeys',
  noQuickLogin: 'PORTICO_NO_QUICK_LOGIN',
  /** E-mail address and open page of the portal, each in its own line. */
  beforeReload: 'PORTICO_BEFORE_RELOAD',
  /** Columns and density that the user has chosen, by table, as JSON. */
  tableLayouts: 'PORTICO_TABLE_LAYOUTS',
} as const;

/**
 * Uses the browser's storage. If it is forbidden (sandboxed frames, strict settings), values last as long as the page.
 */
export function createBrowserStorage(host: Window): PageStorage {
  return { local: lasting(() => host.localStorage), session: lasting(() => host.sessionStorage) };
}

/** Creates storage that lasts as long as the page. */
export function createMemoryStorage(): PageStorage {
  return { local: createMemoryStore(), session: createMemoryStore() };
}

function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      // A preview never leaves its page, so the value lasts long enough.
      return true;
    },
    remove: (key) => void values.delete(key),
  };
}

function lasting(open: () => Storage): KeyValueStore {
  const instead = createMemoryStore();
  const attempt = <T>(run: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return run(open());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ) ?? instead.get(key),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          return true;
        },
        () => !instead.set(key, value),
      ),
    remove: (key) => {
      instead.remove(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}
