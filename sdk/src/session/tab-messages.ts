/** An answer that tabs which want the same can share. */
export interface Shared<T> {
  /** Equal in tabs that can use each other's answer. */
  key: string;
  /** Checks an answer from another tab: any script of the origin can send one. */
  accepts(answer: unknown): answer is T;
}

/** Sent by a tab that waits for the lock. */
export interface Question {
  type: 'portico:asked';
  key: string;
}

/** Sent by the tab that holds the lock to those that have asked. */
export interface Answer {
  type: 'portico:answered';
  key: string;
  answer: unknown;
}
