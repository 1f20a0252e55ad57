/** An answer that tabs with the same key can share. */
export interface Shared<T> {
  /** Equal in tabs that can share their answers. */
  key: string;
  /** Validates an answer from another tab, because any script of the origin can send one. */
  accepts(answer: unknown): answer is T;
}

/** Sent by a tab that waits for the lock. */
export interface Question {
  type: 'portico:asked';
  key: string;
}

/** Sent by the tab that holds the lock to the tabs that have requested the answer. */
export interface Answer {
  type: 'portico:answered';
  key: string;
  answer: unknown;
}
