import { ArrowLeft, ArrowRight, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { type LazyComponent, lazyComponent, loadedComponent } from '../../../../app/lazy/lazy-component';
import type { SsoConfiguration } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { LinkButton } from '../../../../ui/Link';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { PageHeader } from '../../../parts/PageHeader';
import { PageSkeleton } from '../../../parts/PageSkeleton';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { connectionName, nextStep, providerName, type Step, steps } from '../connection';
import { StatusChip } from '../listing/StatusChip';
import { useConnection, useSso } from '../use-sso';
import { EnableStep } from './EnableStep';
import { RolesStep } from './roles/RolesStep';
import { ServiceStep } from './ServiceStep';
import { Stepper } from './Stepper';

/** The steps; those with forms, and the test, load when they are shown. */
const views: Record<Step, LazyComponent<{ connection: SsoConfiguration }>> = {
  domain: lazyComponent(() => import('./domain/DomainStep')),
  service: loadedComponent(ServiceStep),
  provider: lazyComponent(() => import('./provider/ProviderStep')),
  roles: loadedComponent(RolesStep),
  enable: loadedComponent(EnableStep),
  test: lazyComponent(() => import('../test/TestStep')),
};

/** One connection: the guide that sets it up, whose step is in the address. */
export function ConnectionView({ connectionId }: { connectionId: string }) {
  const t = useTranslate();
  const connections = useSso((sso) => sso.connections);
  const load = useSso((sso) => sso.load);
  const connection = useOnceSeen(connectionId);
  if (connection) return <Guide connection={connection} />;
  if (connections.phase === 'ready') return <NoConnection />;
  if (connections.phase === 'failed') return <LoadFailed error={connections.error} onRetry={() => void load()} />;
  return (
    <>
      <PageSkeleton label={t('common.states.loading')} />
      <LoadingNotice />
    </>
  );
}

/** A connection as it was last seen: the forms of one that was deleted meanwhile stay, with what was typed. */
function useOnceSeen(connectionId: string): SsoConfiguration | undefined {
  const connection = useConnection(connectionId);
  const [seen, setSeen] = useState(connection);
  if (connection && connection !== seen) setSeen(connection);
  return connection ?? seen;
}

function Guide({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const [params] = usePageParams();
  const isGone = !useConnection(connection.id);
  const [first] = useState(() => nextStep(connection));
  const step = steps.find((name) => name === params.step) ?? first;
  return (
    <div className="portico-sso-guide">
      <BackToList />
      <PageHeader
        title={connectionName(t, connection)}
        subtitle={t('adminPortal.sso.guideSubtitle', { provider: providerName(t, connection) })}
        action={<StatusChip connection={connection} />}
      />
      {isGone && (
        <Alert kind="warning" title={t('adminPortal.sso.goneTitle')}>
          {t('adminPortal.sso.goneText')}
        </Alert>
      )}
      <Stepper connection={connection} current={step} />
      <LazyComponentView
        key={step}
        lazy={views[step]}
        props={{ connection }}
        fallback={<PageSkeleton label={t('common.states.loading')} />}
      />
      <StepButtons step={step} />
    </div>
  );
}

function BackToList() {
  const t = useTranslate();
  const { leave } = usePortalActions();
  const [, setParams] = usePageParams();
  return (
    <nav className="portico-sso-trail" aria-label={t('adminPortal.sso.pathLabel')}>
      <LinkButton onClick={() => leave(() => setParams({ connection: '', step: '', guide: '' }))}>
        <ArrowLeft size={16} aria-hidden="true" className="portico-sso-arrow" />
        <span>{t('adminPortal.sso_ConfigureIdp.backToSSO')}</span>
      </LinkButton>
    </nav>
  );
}

/** The steps before and after. */
function StepButtons({ step }: { step: Step }) {
  const t = useTranslate();
  const { leave } = usePortalActions();
  const [, setParams] = usePageParams();
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return (
    <div className="portico-sso-buttons">
      {before && (
        <Button variant="secondary" onClick={() => leave(() => setParams({ step: before }))}>
          {t('adminPortal.sso_ConfigureIdp.back')}
        </Button>
      )}
      {after && (
        <Button
          variant="secondary"
          className="portico-sso-next"
          onClick={() => leave(() => setParams({ step: after }))}
        >
          <span>{t('adminPortal.sso_ConfigureIdp.next')}</span>
          <ArrowRight size={16} aria-hidden="true" className="portico-sso-arrow" />
        </Button>
      )}
    </div>
  );
}

function NoConnection() {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={t('adminPortal.sso.goneTitle')}
      description={t('adminPortal.sso.noConnectionText')}
      action={
        <Button variant="secondary" size="dense" onClick={() => setParams({ connection: '', step: '', guide: '' })}>
          {t('adminPortal.sso_ConfigureIdp.backToSSO')}
        </Button>
      }
    />
  );
}
