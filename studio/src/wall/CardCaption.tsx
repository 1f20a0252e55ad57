import { stateKindOf } from '@portico/fixtures';
import { ChevronDown, Maximize2, RotateCcw } from 'lucide-react';
import { IconButton } from '../ui/Button';
import type { WallCardProps } from './card-props';
import { CardMarks } from './checks/CardMarks';
import { useUsedPanels } from './use-used-panels';

/** Name of the card, and what the user can do with it. Has the same size at any zoom. */
export function CardCaption({ card, stateCount, shape, selected, awake, commands }: WallCardProps) {
  const { screen, name, state } = card;
  const used = useUsedPanels(card, shape.panels.length, awake);
  return (
    <div className="wall-caption">
      <span className="wall-dot" data-kind={stateKindOf(name)} />
      <CardMarks title={card.title} />
      <span className="wall-name">{stateCount > 0 ? screen.title : state.title}</span>
      {used.length > 0 && (
        <IconButton label={`Reset ${screen.title} to its state`} onClick={() => used.forEach(awake.reset)}>
          <RotateCcw size={14} aria-hidden />
        </IconButton>
      )}
      {selected && (
        <IconButton label="Open in Focus" onClick={() => commands.open(card)}>
          <Maximize2 size={14} aria-hidden />
        </IconButton>
      )}
      {stateCount > 1 && (
        <button
          type="button"
          className="wall-more"
          aria-label={`Show all ${stateCount} states of ${screen.title}`}
          title={`Show all ${stateCount} states`}
          tabIndex={selected ? 0 : -1}
          onClick={() => commands.toggleScreen(screen.id)}
        >
          {stateCount}
          <ChevronDown size={12} aria-hidden />
        </button>
      )}
    </div>
  );
}
