/** Receives work that begins or ends: any value that identifies it. */
export interface WorkLog {
  begin(work: unknown): void;
  end(work: unknown): void;
}
