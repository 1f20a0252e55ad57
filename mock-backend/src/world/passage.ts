import type { FaultRule } from '../core/types';
import type { Match } from '../handlers/router';
import type { HandlerRequest } from '../handlers/rules/call/handler-context';

/** One request while a world processes it. */
export interface Passage {
  request: HandlerRequest;
  match: Match;
  fault: FaultRule | undefined;
  /** Drawn per request, so that waiting does not change the random numbers of ids. */
  waitMs: number;
  traceId: string;
}
