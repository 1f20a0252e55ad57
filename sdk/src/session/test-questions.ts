/** Counts the tabs of one browser that have requested the answer of the tab that holds the lock. For tests. */
export interface QuestionCount {
  /** Questions up to now. */
  count(): number;
  /** Resolves once there are this many questions in all. */
  reaches(total: number): Promise<void>;
  close(): void;
}

/** Listens to the channel on which the tabs with this name ask. */
export function countQuestions(name: string): QuestionCount {
  let count = 0;
  let waiting: { total: number; resolve: () => void }[] = [];
  const resolveReached = () => {
    for (const { resolve } of waiting.filter(({ total }) => total <= count)) resolve();
    waiting = waiting.filter(({ total }) => total > count);
  };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data.type !== 'portico:asked') return;
    count += 1;
    resolveReached();
  };
  return {
    count: () => count,
    reaches: (total) =>
      new Promise((resolve) => {
        waiting.push({ total, resolve });
        resolveReached();
      }),
    close: () => channel.close(),
  };
}
