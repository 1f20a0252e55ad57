import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { SsoConfiguration } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { LinkButton } from '../../../../ui/Link';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { usePermission } from '../../../parts/use-access';
import { useAction } from '../../../parts/use-action';
import { usePageParams } from '../../../shell/use-portal';
import { statusOf } from '../connection';
import { StepCard } from '../guide/StepCard';
import { ssoPermissions } from '../sso-permissions';
import { useSso } from '../use-sso';
import { type StartProblem, startTest } from './start-test';
import { TestResultView } from './TestResultView';
import testCss from './test.css?inline';
import { portalSsoTest } from './texts/en';
import { useLastTest } from './use-last-test';

/** The last step: a sign-in at the provider that only looks at the answer, and the result of the last one. */
function TestStep({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const mayChange = usePermission(ssoPermissions.change);
  const isUnfinished = useLastTest(connection);
  const tested = useSso((sso) => sso.tested);
  const result = tested?.connectionId === connection.id ? tested.result : undefined;
  const isOn = statusOf(connection) === 'enabled';
  return (
    <div className="portico-cards">
      <StepCard title={t('adminPortal.sso_Test.title')} description={t('adminPortal.sso_Test.description')}>
        {isUnfinished && (
          <Alert kind="warning" title={t('adminPortal.sso_Test.unfinishedTitle')}>
            {t('adminPortal.sso_Test.unfinishedText')}
          </Alert>
        )}
        {!isOn && <NotOn />}
        {isOn && mayChange && <StartButton connection={connection} isAgain={isUnfinished || result !== undefined} />}
        {isOn && !mayChange && <p className="portico-muted">{t('adminPortal.sso_Test.readOnly')}</p>}
      </StepCard>
      {result && <TestResultView result={result} />}
    </div>
  );
}

/** The chunk of the step. */
export const content: LazyContent<{ connection: SsoConfiguration }> = {
  component: TestStep,
  texts: { adminPortal: portalSsoTest },
  css: testCss,
};

/** The service sends users to the providers of connections that are on only. */
function NotOn() {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <>
      <p>{t('adminPortal.sso_Test.notOn')}</p>
      <p>
        <LinkButton onClick={() => setParams({ step: 'enable' })}>{t('adminPortal.sso.enableTitle')}</LinkButton>
      </p>
    </>
  );
}

function StartButton({ connection, isAgain }: { connection: SsoConfiguration; isAgain: boolean }) {
  const t = useTranslate();
  const app = useApp();
  const [problem, setProblem] = useState<{ reason: StartProblem }>();
  const action = useAction(async () => {
    setProblem(undefined);
    const reason = await startTest(app, connection);
    if (reason) setProblem({ reason });
  });
  return (
    <>
      {action.error && <ErrorAlert error={action.error} focusOn={action.failures} />}
      {problem && (
        <Alert title={t('adminPortal.sso_Test.notStartedTitle')} focusOn={problem}>
          {t(`adminPortal.sso_Test.${problem.reason}`)}
        </Alert>
      )}
      {action.pending && <SlowRequest onCancel={action.cancel} />}
      <div className="portico-sso-actions">
        <Button variant={isAgain ? 'secondary' : 'primary'} pending={action.pending} onClick={action.run}>
          {t(isAgain ? 'adminPortal.sso_ConfigureIdp.tryAgain' : 'adminPortal.sso_Test.start')}
        </Button>
      </div>
    </>
  );
}
