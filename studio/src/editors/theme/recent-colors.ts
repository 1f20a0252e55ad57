import { create } from 'zustand';

/** Maximum number of recent colours. */
const RECENT_LIMIT = 8;

interface RecentColors {
  colors: readonly string[];
  add(color: string): void;
}

/** Colours picked since the page was loaded, newest first. */
export const useRecentColors = create<RecentColors>()((set, get) => ({
  colors: [],
  add: (color) => set({ colors: [color, ...get().colors.filter((other) => other !== color)].slice(0, RECENT_LIMIT) }),
}));
