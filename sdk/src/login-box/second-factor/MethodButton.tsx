import { Icon, type IconName } from '../../ui/Icon';

export interface MethodButtonProps {
  icon: IconName;
  name: string;
  /** Where it leads: a masked number, an address. */
  detail?: string | undefined;
  /** What it takes. */
  description?: string | undefined;
  onChoose: () => void;
}

/** One of several ways. Style it by `.portico-method`. */
export function MethodButton({ icon, name, detail, description, onChoose }: MethodButtonProps) {
  return (
    <button type="button" className="portico-method" onClick={onChoose}>
      <Icon name={icon} size={20} />
      <span>
        {name} {detail && <bdi dir="ltr">{detail}</bdi>}
        {description && <span className="portico-method-description">{description}</span>}
      </span>
      <Icon name="next" />
    </button>
  );
}
