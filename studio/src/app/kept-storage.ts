/** What the studio remembers about itself. Storage may be closed to us; then it is remembered as long as the page lasts. */
export const keptStorage = {
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
      // Nothing to do: see above.
    }
  },
};
