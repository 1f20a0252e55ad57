import { type PatternNode, UnsupportedPattern } from './pattern-syntax';

/** The longest program; its product with the longest text bounds the work of one match. */
const MOST_INSTRUCTIONS = 3_000;

/** One step of a match; a match continues at the next instruction. */
export type Instruction =
  | { kind: 'character'; accepts: (character: string) => boolean }
  | { kind: 'assertion'; holds: (text: string, at: number) => boolean }
  /** Continues at both positions at once. */
  | Fork
  | { kind: 'found' };

interface Fork {
  kind: 'fork';
  first: number;
  second: number;
}

/** Compiles a pattern. @throws {UnsupportedPattern} when it needs over 3,000 instructions. */
export function compilePattern(root: PatternNode): readonly Instruction[] {
  const program = createProgram();
  emitNode(program, root);
  program.add({ kind: 'found' });
  return program.instructions;
}

/** A program that is being written. */
interface Program {
  readonly instructions: readonly Instruction[];
  /** Counts repetitions of an empty group as well, or `(){999999999}` would take forever. */
  count(): void;
  add(instruction: Instruction): void;
  /** Adds a fork that continues at the next instruction; the other target is set later. */
  fork(): Fork;
  /** Position of the next instruction. */
  end(): number;
}

function createProgram(): Program {
  const instructions: Instruction[] = [];
  let size = 0;

  function count(): void {
    size += 1;
    if (size > MOST_INSTRUCTIONS) throw new UnsupportedPattern('too large');
  }

  function add(instruction: Instruction): void {
    count();
    instructions.push(instruction);
  }

  function fork(): Fork {
    const next = instructions.length + 1;
    const added: Fork = { kind: 'fork', first: next, second: next };
    add(added);
    return added;
  }

  return { instructions, count, add, fork, end: () => instructions.length };
}

function emitNode(program: Program, node: PatternNode): void {
  if (node.kind === 'sequence') for (const part of node.parts) emitNode(program, part);
  else if (node.kind === 'choice') emitChoice(program, node.branches);
  else if (node.kind === 'repetition') emitRepetition(program, node);
  else program.add(node);
}

function emitChoice(program: Program, [first, ...others]: readonly PatternNode[]): void {
  if (!first) return;
  const toOthers = others.length > 0 && program.fork();
  emitNode(program, first);
  if (!toOthers) return;
  const toEnd = program.fork();
  toOthers.second = program.end();
  emitChoice(program, others);
  toEnd.first = program.end();
  toEnd.second = program.end();
}

function emitRepetition(program: Program, { node, min, max }: Extract<PatternNode, { kind: 'repetition' }>): void {
  for (let done = 0; done < min; done += 1) {
    program.count();
    emitNode(program, node);
  }
  if (max === Infinity) emitLoop(program, node);
  else emitOptional(program, node, max - min);
}

function emitOptional(program: Program, node: PatternNode, times: number): void {
  const toEnd = [];
  for (let done = 0; done < times; done += 1) {
    toEnd.push(program.fork());
    emitNode(program, node);
  }
  for (const fork of toEnd) fork.second = program.end();
}

function emitLoop(program: Program, node: PatternNode): void {
  const start = program.end();
  const toEnd = program.fork();
  emitNode(program, node);
  const again = program.fork();
  again.first = start;
  again.second = start;
  toEnd.second = program.end();
}
