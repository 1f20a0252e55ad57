import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { OpenAppStore } from './open-app-store';

/** Selects from the store of the open-app flow around a screen. */
export const useOpenApp: FlowHook<OpenAppStore> = useFlowAround;
