import { SearchX } from 'lucide-react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

export interface NothingFoundProps {
  title: string;
  description: string;
  /** The text of the button: what is cleared. */
  clear: string;
  onClear: () => void;
}

/** The empty state of a list in which no row passes the search or the filters, with a button that clears them. */
export function NothingFound({ title, description, clear, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={title}
      description={description}
      action={
        <Button variant="secondary" size="dense" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  );
}
