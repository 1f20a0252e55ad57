import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { FlowProps } from '../flow-props';

/** The password recovery flow as a lazy component, which the login flow prefetches while the user types. */
export const lazyForgotPassword = lazyComponent<FlowProps>(() => import('./ForgotPasswordFlow'));
