import type { ListedState } from '@portico/fixtures';
import type { AwakeCards } from './awake-cards';
import type { CardShape } from './card-shape';
import type { WallCommands } from './wall-commands';

/** What a card and its caption show. */
export interface WallCardProps {
  card: ListedState;
  /** Position of the state among the shown states of its screen, from 0. */
  column: number;
  /** Number of states that the user can unfold; 0 if the card stands for itself. */
  stateCount: number;
  x: number;
  y: number;
  shape: CardShape;
  selected: boolean;
  awake: AwakeCards;
  commands: WallCommands;
}
