import { type PatternNode, readPattern, UnsupportedPattern } from './pattern-syntax';

/** Longest text that is matched, and most instructions of a pattern: their product bounds the work of one match. */
const LONGEST_TEXT = 2_000;
const MOST_INSTRUCTIONS = 3_000;

/** A regular expression that matches in linear time, for any pattern. */
export interface LinearPattern {
  /** Whether the pattern is found anywhere in the text; `undefined` for texts over 2,000 characters. */
  test(text: string): boolean | undefined;
}

type Instruction =
  | { kind: 'character'; accepts: (character: string) => boolean }
  | { kind: 'assertion'; holds: (text: string, at: number) => boolean }
  /** Continues at both positions at once. */
  | { kind: 'fork'; first: number; second: number }
  | { kind: 'found' };

/**
 * Compiles a regular expression of a rule. It is matched by following all alternatives at the same time (K. Thompson,
 * "Regular Expression Search Algorithm", 1968), so it can't backtrack exponentially as JavaScript's own can.
 *
 * @returns `undefined` when JavaScript finds it invalid, when it needs back references or look-around, or when it repeats
 *   so much that it would take over 3,000 instructions.
 */
export function linearPattern(source: string): LinearPattern | undefined {
  try {
    const program = compile(readPattern(source));
    return { test: (text) => (text.length <= LONGEST_TEXT ? isFound(program, text) : undefined) };
  } catch (error) {
    if (error instanceof UnsupportedPattern || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function compile(root: PatternNode): readonly Instruction[] {
  const program: Instruction[] = [];
  let size = 0;

  /** Counts repetitions of an empty group as well, or `(){999999999}` would take forever. */
  function count(): void {
    size += 1;
    if (size > MOST_INSTRUCTIONS) throw new UnsupportedPattern('too large');
  }

  function emit(instruction: Instruction): void {
    count();
    program.push(instruction);
  }

  function emitNode(node: PatternNode): void {
    if (node.kind === 'sequence') node.parts.forEach(emitNode);
    else if (node.kind === 'choice') emitChoice(node.branches);
    else if (node.kind === 'repetition') emitRepetition(node);
    else emit(node);
  }

  function emitChoice([first, ...others]: readonly PatternNode[]): void {
    if (!first) return;
    const toOthers = others.length > 0 && emitFork();
    emitNode(first);
    if (!toOthers) return;
    const toEnd = emitFork();
    toOthers.second = program.length;
    emitChoice(others);
    toEnd.first = program.length;
    toEnd.second = program.length;
  }

  function emitRepetition({ node, min, max }: Extract<PatternNode, { kind: 'repetition' }>): void {
    for (let done = 0; done < min; done += 1) {
      count();
      emitNode(node);
    }
    if (max === Infinity) emitLoop(node);
    else emitOptional(node, max - min);
  }

  function emitOptional(node: PatternNode, times: number): void {
    const toEnd = [];
    for (let done = 0; done < times; done += 1) {
      toEnd.push(emitFork());
      emitNode(node);
    }
    for (const fork of toEnd) fork.second = program.length;
  }

  function emitLoop(node: PatternNode): void {
    const start = program.length;
    const toEnd = emitFork();
    emitNode(node);
    const again = emitFork();
    again.first = start;
    again.second = start;
    toEnd.second = program.length;
  }

  /** Continues at the next instruction; the other target is set later. */
  function emitFork(): Extract<Instruction, { kind: 'fork' }> {
    const fork = { kind: 'fork' as const, first: program.length + 1, second: program.length + 1 };
    emit(fork);
    return fork;
  }

  emitNode(root);
  emit({ kind: 'found' });
  return program;
}

function isFound(program: readonly Instruction[], text: string): boolean {
  /** The position at which each instruction was last reached, so that it is followed once per position. */
  const reachedAt = new Int32Array(program.length).fill(-1);
  let places: number[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const waiting = places;
    places = [];
    // A match may begin at every position.
    const pending = [0, ...waiting];
    for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
      const instruction = program[place];
      if (!instruction || reachedAt[place] === at) continue;
      reachedAt[place] = at;
      if (instruction.kind === 'found') return true;
      if (instruction.kind === 'fork') pending.push(instruction.first, instruction.second);
      else if (instruction.kind === 'assertion' && instruction.holds(text, at)) pending.push(place + 1);
      else if (instruction.kind === 'character' && instruction.accepts(text.charAt(at))) places.push(place + 1);
    }
  }
  return false;
}
