import type { Match } from '../handlers/router';
import type { HandlerRequest } from '../handlers/rules/call/handler-context';
import type { FaultRule } from './types';

/** One request on its way through a world. */
export interface Passage {
  request: HandlerRequest;
  match: Match;
  fault: FaultRule | undefined;
  /** Drawn per request, so that waiting never moves the chance that ids come from. */
  waitMs: number;
  traceId: string;
}
