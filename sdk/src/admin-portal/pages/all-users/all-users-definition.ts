import { UsersRound } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { allUsersDialogs } from './all-users-dialogs';
import { allUsersParams } from './all-users-params';

/** The users of the account and of all accounts below it. */
export const allUsers = {
  group: 'workspace',
  title: 'adminPortal.navigation.allUsers',
  icon: UsersRound,
  view: lazyComponent(() => import('./AllUsersPage')),
  params: allUsersParams,
  dialogs: allUsersDialogs,
} satisfies PageDefinition;
