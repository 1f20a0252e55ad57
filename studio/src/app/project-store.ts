import { create } from 'zustand';
import type { Autosave } from '../draft/autosave';

/** What keeps the project safe; `null` until the storage is open. */
export const useProject = create<{ autosave: Autosave | null }>()(() => ({ autosave: null }));
