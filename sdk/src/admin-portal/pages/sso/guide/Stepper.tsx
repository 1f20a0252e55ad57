import { Check } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { isStepDone, type Step, steps } from '../connection';
import { useIsTested } from '../use-sso';

/** The names of the steps, in the numbering of the contract's keys. */
const titles = {
  domain: 'sso.stepOneTitle',
  service: 'sso.stepTwoTitle',
  provider: 'sso.stepThreeTitle',
  roles: 'sso.rolesTitle',
  enable: 'sso.enableTitle',
  test: 'sso_ConfigureIdp.confirmationStep',
} as const satisfies Record<Step, string>;

export interface StepperProps {
  connection: SsoConfiguration;
  current: Step;
}

/** The steps, each with whether it is done. Any of them can be opened. Style it by `.portico-sso-steps`. */
export function Stepper({ connection, current }: StepperProps) {
  const t = useTranslate();
  const { leave } = usePortalActions();
  const [, setParams] = usePageParams();
  const isTested = useIsTested(connection.id);
  return (
    <nav className="portico-sso-progress" aria-label={t('adminPortal.sso.stepsLabel')}>
      <ol className="portico-sso-steps">
        {steps.map((step) => {
          const isDone = step === 'test' ? isTested : isStepDone(connection, step);
          return (
            <li key={step}>
              <button
                type="button"
                className="portico-sso-step"
                aria-current={step === current ? 'step' : undefined}
                data-done={isDone || undefined}
                onClick={() => step !== current && leave(() => setParams({ step }))}
              >
                <span className="portico-sso-step-mark" aria-hidden="true">
                  {isDone && <Check size={16} />}
                </span>
                <span>{t(`adminPortal.${titles[step]}`)}</span>
                {isDone && <span className="portico-visually-hidden">{t('adminPortal.sso.stepDone')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
