import { KeyRound, KeySquare } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { apiTokensDialogs } from './api-tokens-dialogs';

/** The tokens of the user's own programs. */
export const personalApiTokens = {
  group: 'myAccount',
  title: 'adminPortal.navigation.personalApiTokens',
  icon: KeyRound,
  view: lazyComponent(() => import('./ApiTokensPage').then(({ personalContent }) => ({ content: personalContent }))),
  dialogs: apiTokensDialogs,
  params: ['search'],
} satisfies PageDefinition;

/** The tokens of the tenant's programs. */
export const apiTokens = {
  group: 'workspace',
  title: 'adminPortal.navigation.apiTokens',
  icon: KeySquare,
  view: lazyComponent(() => import('./ApiTokensPage')),
  dialogs: apiTokensDialogs,
  params: ['search'],
} satisfies PageDefinition;
