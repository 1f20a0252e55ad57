import { z } from 'zod';
import type { FaultPlan, FaultRule } from '../core/types';
import { unknownCallProblem } from './fault-calls';

const common = {
  call: z.string().superRefine((call, context) => {
    const problem = unknownCallProblem(call);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  times: z.int().positive().optional(),
  percent: z.int().min(1).max(100).optional(),
};

/** The schema of a fault rule; rules also come from world files and over HTTP. */
export const faultRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    errors: z.array(z.string()).optional(),
    errorCode: z.string().optional(),
  }),
  z.strictObject({ ...common, kind: z.literal('malformed') }),
  z.strictObject({ ...common, kind: z.literal('redirect') }),
  z.strictObject({ ...common, kind: z.literal('html') }),
  z.strictObject({ ...common, kind: z.literal('step-up'), maxAge: z.int().nonnegative().optional() }),
  z.strictObject({ ...common, kind: z.literal('delay'), ms: z.number().nonnegative() }),
  z.strictObject({ ...common, kind: z.literal('time-out') }),
  z.strictObject({ ...common, kind: z.literal('hang') }),
  z.strictObject({ ...common, kind: z.literal('offline') }),
  z.strictObject({ ...common, kind: z.literal('cut') }),
]);

type ListedRule = FaultRule & { id: string };

/** The fault plan, with the functions that only the world calls. */
export interface WorldFaults extends FaultPlan {
  /** The rule that applies to the call, counted as used. `calls` are the names of the call, `draw` returns 1 to 100. */
  take(calls: readonly string[], draw: () => number): FaultRule | undefined;
  /** Replaces all rules. */
  load(rules: readonly ListedRule[]): void;
}

export function createFaults(changed: () => void): WorldFaults {
  let rules: readonly ListedRule[] = [];
  let added = 0;

  function set(next: readonly ListedRule[]): void {
    rules = next;
    changed();
  }

  return {
    list: () => structuredClone(rules),
    add: (rule) => {
      const parsed = faultRuleSchema.safeParse(rule);
      if (!parsed.success) throw new RangeError(`Not a fault rule: ${z.prettifyError(parsed.error)}`);
      const id = `fault-${++added}`;
      set([...rules, { ...parsed.data, id }]);
      return id;
    },
    remove: (id) => set(rules.filter((rule) => rule.id !== id)),
    clear: () => set([]),
    take: (calls, draw) => {
      const hit = rules.find((rule) => covers(rule, calls) && draw() <= (rule.percent ?? 100));
      if (hit?.times !== undefined) {
        const left = hit.times - 1;
        set(rules.flatMap((rule) => (rule !== hit ? [rule] : left > 0 ? [{ ...rule, times: left }] : [])));
      }
      return hit;
    },
    load: (next) => {
      added = Math.max(0, ...next.map((rule) => Number(rule.id.replace(/^fault-/, '')) || 0));
      set(structuredClone(next));
    },
  };
}

function covers({ call }: FaultRule, calls: readonly string[]): boolean {
  if (!call.endsWith('*')) return calls.includes(call);
  return calls.some((name) => name.startsWith(call.slice(0, -1)));
}
