import { Icon, type IconName } from '../../../ui/Icon';

/** A picture for a step that only reports an outcome. Style it by `.portico-step-art` and `data-kind`. */
export function StepArt({ icon, kind = 'info' }: { icon: IconName; kind?: 'info' | 'warning' }) {
  return (
    <span className="portico-step-art" data-kind={kind}>
      <Icon name={icon} size={24} />
    </span>
  );
}
