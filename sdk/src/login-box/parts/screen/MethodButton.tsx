import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../../ui/Icon';
import { Spinner } from '../../../ui/Spinner';
import { useFlow } from '../../runtime/flow-context';

export interface MethodButtonProps {
  icon: IconName;
  name: string;
  /** The destination: a masked number or an address. */
  detail?: ReactNode;
  /** A second line: what the method requires. */
  description?: string | undefined;
  onChoose: () => void;
}

/** One of several methods; the chosen one shows a spinner during its request. Style it by `.portico-method`. */
export function MethodButton({ icon, name, detail, description, onChoose }: MethodButtonProps) {
  const pending = useFlow((flow) => flow.pending);
  const [chosen, setChosen] = useState(false);
  if (chosen && !pending) setChosen(false);
  return (
    <button
      type="button"
      className="portico-method"
      aria-disabled={pending}
      data-chosen={chosen || undefined}
      onClick={() => {
        if (pending) return;
        onChoose();
        setChosen(true);
      }}
    >
      <Icon name={icon} size={20} />
      <span>
        <span>{name}</span> {detail && <bdi dir="ltr">{detail}</bdi>}
        {description && <span className="portico-method-description">{description}</span>}
      </span>
      {chosen ? <Spinner /> : <Icon name="next" />}
    </button>
  );
}
