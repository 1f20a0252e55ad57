import { useTranslate } from '../../app/context';
import { Icon } from '../../ui/Icon';
import { LinkButton } from '../../ui/Link';
import { useStepUpFlow } from './step-up-context';

/** Gives the step-up up. */
export function BackToApplication() {
  const t = useTranslate();
  const leave = useStepUpFlow((flow) => flow.leave);
  return (
    <LinkButton className="portico-back" onClick={leave}>
      <Icon name="back" />
      {t('loginBox.stepUp.backToApplication')}
    </LinkButton>
  );
}
