import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { LinkButton } from '../../../ui/Link';

/** A link to the previous step of the flow. Style it by `.portico-back`. */
export function BackLink({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <LinkButton className="portico-back" onClick={onBack}>
      <Icon name="back" />
      <span>{children}</span>
    </LinkButton>
  );
}
