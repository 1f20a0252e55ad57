import { compilePattern, type Instruction } from './compile-pattern';
import { readPattern, UnsupportedPattern } from './pattern-syntax';

/** Longest text that is matched; its product with the length of the program bounds the work of one match. */
const LONGEST_TEXT = 2_000;

/** A regular expression that matches in linear time, for any pattern. */
export interface LinearPattern {
  /** Whether the pattern is found anywhere in the text; `undefined` for texts over 2,000 characters. */
  test(text: string): boolean | undefined;
}

/**
 * Compiles a regular expression of a rule. It is matched by following all alternatives at the same time (K. Thompson,
 * "Regular Expression Search Algorithm", 1968), so it can't backtrack exponentially as JavaScript's own can.
 *
 * @returns `undefined` when JavaScript finds it invalid, when it needs back references or look-around, or when it repeats
 *   so much that it would take over 3,000 instructions.
 */
export function linearPattern(source: string): LinearPattern | undefined {
  try {
    const program = compilePattern(readPattern(source));
    return { test: (text) => (text.length <= LONGEST_TEXT ? isFound(program, text) : undefined) };
  } catch (error) {
    if (error instanceof UnsupportedPattern || error instanceof SyntaxError) return undefined;
    throw error;
  }
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
