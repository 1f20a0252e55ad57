/** Stores the studio's own settings. If the browser denies storage, the settings last until the page closes. */
export const settingsStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Ignored: the settings then last until the page closes.
    }
  },
};
