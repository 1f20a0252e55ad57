import type { ThemeArea } from '@portico/sdk/metadata';
import { create } from 'zustand';

interface ThemeAreaState {
  area: ThemeArea;
  choose(area: ThemeArea): void;
}

/** The area whose theme the editor shows; outlives the editor. */
export const useThemeArea = create<ThemeAreaState>()((set) => ({
  area: 'loginBox',
  choose: (area) => set({ area }),
}));
