import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../app/lazy/lazy-component';
import { useFlag } from '../../parts/use-access';
import type { AssistantButtonProps } from './AssistantButton';

const button = lazyComponent(() => import('./AssistantButton'));

/** The assistant's button, for vendors who have switched the assistant on; lazy, because most have not. */
export function AssistantEntry(props: AssistantButtonProps) {
  const isOn = useFlag('admin_portal_ai_assistant');
  return isOn && <LazyComponentView lazy={button} props={props} fallback={null} unavailable={null} late />;
}
