import { Icon, type IconName } from '../../ui/Icon';

export interface MethodButtonProps {
  icon: IconName;
  name: string;
  /** A second line. */
  description: string;
  pending: boolean;
  onChoose: () => void;
}

/** One of several ways to go on. Style it by `.portico-method`. */
export function MethodButton({ icon, name, description, pending, onChoose }: MethodButtonProps) {
  return (
    <button
      type="button"
      className="portico-method"
      aria-disabled={pending}
      onClick={() => {
        if (!pending) onChoose();
      }}
    >
      <Icon name={icon} size={20} />
      <span>
        {name}
        <span className="portico-method-description">{description}</span>
      </span>
      <Icon name="next" />
    </button>
  );
}
