import { EmptyState } from './EmptyState';

/** The content of a panel whose code could not be loaded. */
export function PanelUnavailable() {
  return (
    <EmptyState title="This panel could not be loaded">
      Your design is not affected. Reload the studio to open the panel.
    </EmptyState>
  );
}
