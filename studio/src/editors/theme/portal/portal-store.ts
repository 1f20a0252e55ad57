import { create } from 'zustand';

interface PortalThemeState {
  /** Id of the open panel; `null` shows the list of panels. */
  panel: string | null;
  /** Id of the panel that was left for the list: its row takes the focus. */
  left: string | null;
  search: string;
  onlyChanged: boolean;
  /** Path of the option that the open panel scrolls to. */
  wanted: string | null;
  open(panel: string | null, wanted?: string): void;
  find(search: string): void;
  showOnlyChanged(onlyChanged: boolean): void;
  /** The wanted option is shown. */
  settle(): void;
}

/** State of the portal's theme editor that outlives the editor. */
export const usePortalTheme = create<PortalThemeState>()((set) => ({
  panel: null,
  left: null,
  search: '',
  onlyChanged: false,
  wanted: null,
  open: (panel, wanted) =>
    set((before) => ({ left: before.panel, panel, wanted: wanted ?? null, search: '', onlyChanged: false })),
  find: (search) => set({ search }),
  showOnlyChanged: (onlyChanged) => set({ onlyChanged }),
  settle: () => set({ wanted: null }),
}));
