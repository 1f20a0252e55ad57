import { UsersRound } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { usersDialogs } from './users-dialogs';
import { usersParams } from './users-params';

/** The users of the tenant. */
export const users = {
  group: 'workspace',
  title: 'adminPortal.navigation.users',
  icon: UsersRound,
  view: lazyComponent(() => import('./UsersPage')),
  params: usersParams,
  dialogs: usersDialogs,
} satisfies PageDefinition;
