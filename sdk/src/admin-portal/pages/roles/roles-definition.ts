import { KeyRound } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { rolesDialogs } from './roles-dialogs';

/** The roles of the tenant and what each may do. */
export const roles = {
  group: 'workspace',
  title: 'adminPortal.navigation.roles',
  icon: KeyRound,
  view: lazyComponent(() => import('./RolesPage')),
  dialogs: rolesDialogs,
  params: ['view', 'search', 'compare', 'differences'],
} satisfies PageDefinition;
