import { LockKeyhole } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { securityDialogs } from './security-dialogs';

/** How strict the tenant is: sessions, passwords, and who may come from where. */
export const security = {
  group: 'workspace',
  title: 'adminPortal.navigation.security',
  icon: LockKeyhole,
  view: lazyComponent(() => import('./SecurityPage')),
  params: ['view', 'tab', 'list'],
  dialogs: securityDialogs,
} satisfies PageDefinition;
