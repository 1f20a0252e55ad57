import { Boxes } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { groupsDialogs } from './groups-dialogs';

/** The groups of the tenant, which give roles to their members. */
export const groups = {
  group: 'workspace',
  title: 'adminPortal.navigation.groups',
  icon: Boxes,
  view: lazyComponent(() => import('./GroupsPage')),
  dialogs: groupsDialogs,
  params: ['search'],
} satisfies PageDefinition;
