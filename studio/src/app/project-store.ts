import { create } from 'zustand';
import type { Autosave } from '../draft/autosave';

/** The autosave of the project; `null` until the storage is open. */
export const useProject = create<{ autosave: Autosave | null }>()(() => ({ autosave: null }));
