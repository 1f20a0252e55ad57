import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ForgotPasswordStore } from './forgot-password-store';
import type { FlowSnapshot } from './login-state';
import type { LoginStore } from './login-store';

/** What every flow can tell a screen, whichever it is. */
export type AnyFlow = Pick<FlowSnapshot<unknown>, 'pending' | 'error'>;

/** The flow around a screen. */
export const FlowContext = createContext<StoreApi<AnyFlow> | null>(null);
/** The login flow around a screen. */
export const LoginContext = createContext<StoreApi<LoginStore> | null>(null);
/** The forgot-password flow around a screen. */
export const ForgotPasswordContext = createContext<StoreApi<ForgotPasswordStore> | null>(null);

/** Selects from whichever flow is around; renders again only when the selected value changes. */
export function useFlow<T>(select: (flow: AnyFlow) => T): T {
  return useStore(present(useContext(FlowContext)), select);
}

/** Selects from the login flow; renders again only when the selected value changes. */
export function useLogin<T>(select: (login: LoginStore) => T): T {
  return useStore(present(useContext(LoginContext)), select);
}

/** Selects from the forgot-password flow; renders again only when the selected value changes. */
export function useForgotPassword<T>(select: (forgot: ForgotPasswordStore) => T): T {
  return useStore(present(useContext(ForgotPasswordContext)), select);
}

function present<Store>(store: Store | null): Store {
  if (!store) throw new Error('A login screen was rendered outside of its flow.');
  return store;
}
