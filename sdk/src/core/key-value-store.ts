/** The two lasting stores of a page, as far as the kit uses them; a preview has its own. */
export interface PageStorage {
  /** Shared by all tabs of the origin. */
  local: KeyValueStore;
  /** Of this tab alone. */
  session: KeyValueStore;
}

/** Texts by key. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Answers whether it is still there when the page is loaded again. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Keys of the contract, headers-and-storage §7; those that begin with the product's name are ours. */
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
  /** E-mail address and open page of the portal, in a line each. */
  beforeReload: 'PORTICO_BEFORE_RELOAD',
} as const;

/** The browser's own storage. Where it is forbidden (sandboxed frames, strict settings) values last as long as the page. */
export function createBrowserStorage(host: Window): PageStorage {
  return { local: lasting(() => host.localStorage), session: lasting(() => host.sessionStorage) };
}

/** Storage that lasts as long as the page. */
export function createMemoryStorage(): PageStorage {
  return { local: createMemoryStore(), session: createMemoryStore() };
}

function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      // Nobody leaves the page that such a storage serves.
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
