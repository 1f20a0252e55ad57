import { LEVEL_STARTS } from '../centre-constants';

/** How safe an account is, as the key of a text. */
export type ScoreLevel = 'weak' | 'fair' | 'strong';

/** The level of a score of 100. */
export function scoreLevel(score: number): ScoreLevel {
  if (score >= LEVEL_STARTS.strong) return 'strong';
  return score >= LEVEL_STARTS.fair ? 'fair' : 'weak';
}
