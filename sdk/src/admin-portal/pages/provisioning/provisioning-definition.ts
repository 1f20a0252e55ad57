import { FolderSync } from 'lucide-react';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { PageDefinition } from '../../parts/page-definition';
import { provisioningDialogs } from './provisioning-dialogs';

/** The directories that bring users and groups into the tenant. */
export const provisioning = {
  group: 'workspace',
  title: 'adminPortal.navigation.provisioning',
  icon: FolderSync,
  view: lazyComponent(() => import('./ProvisioningPage')),
  dialogs: provisioningDialogs,
  params: ['search'],
} satisfies PageDefinition;
