import type { ReactNode } from 'react';
import type { SessionState } from '../../session/session';

/** A button that opens the list of the user's tenants. */
export interface TenantChoice {
  /** Accessible name of the button and of the list. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  tenants: SessionState['tenants'];
  active: NonNullable<SessionState['activeTenant']>;
  /** Whether a switch is running. */
  isDisabled: boolean;
  onChoose: (tenantId: string) => void;
}
