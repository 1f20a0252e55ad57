import { MethodButton } from '../../../../parts/screen/MethodButton';
import type { QuickKind } from '../../known-user';
import { iconOf, useQuickLoginTexts } from '../use-quick-login-texts';

export interface QuickKindsProps {
  kinds: readonly QuickKind[];
  onChoose: (kind: QuickKind) => void;
}

/** The choice among quick login methods. */
export function QuickKinds({ kinds, onChoose }: QuickKindsProps) {
  return (
    <div className="portico-methods">
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Kind kind={kind} onChoose={() => onChoose(kind)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Kind({ kind, onChoose }: { kind: QuickKind; onChoose: () => void }) {
  const { name, message } = useQuickLoginTexts(kind);
  return <MethodButton icon={iconOf[kind]} name={name} description={message} onChoose={onChoose} />;
}
