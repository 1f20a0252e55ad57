import { isEmail } from '../../../../ui/email-check';
import { isAddress } from '../../../parts/is-address';
import { loadForAction } from '../../../parts/load-for-action';
import { MAX_INVITATIONS, MAX_NAME_LENGTH } from '../team-constants';

/** Why an entry of a list can't be invited. */
type EntryProblem = 'invalid' | 'duplicate' | 'beyondLimit';

/** An address to invite, with the name if the list has one. */
interface Invitee {
  email: string;
  name?: string;
}

/** What a pasted list or a file contains: addresses to invite, and entries that can't be invited, with their lines. */
export interface InvitationList {
  invitees: readonly Invitee[];
  problems: readonly { line: number; text: string; problem: EntryProblem }[];
}

/** One line of a list: its cells, and its number counted from 1. */
interface ListLine {
  line: number;
  cells: readonly string[];
}

/** `Name <address>`. Without the look behind it would be tried at each letter of a long line, each time up to its end. */
const namedAddress = /(?<![^<>,;])([^<>,;]*)<([^<>]*)>/g;

/** Reads typed or pasted text: addresses apart by commas, semicolons, spaces or lines; also `Name <address>`. */
export function parseText(text: string): InvitationList {
  const lines = text.split(/\r\n|\r|\n/).map((line, index): ListLine => {
    const named = [...line.matchAll(namedAddress)].map(([, name = '', email = '']) => `${email}\t${name}`);
    const rest = line.replace(namedAddress, ' ').split(/[\s,;]+/);
    return { line: index + 1, cells: [...named, ...rest].map((cell) => cell.trim()).filter(Boolean) };
  });
  return collect(lines.flatMap(({ line, cells }) => cells.map((cell) => entryOf(line, cell.split('\t')))));
}

/** Reads a CSV file: one user a line, with a column for the address and, if there are any, for the name. */
export async function parseCsv(text: string): Promise<InvitationList> {
  const { default: Papa } = await loadForAction(import('papaparse'));
  const rows = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd(), {
    delimitersToGuess: [',', ';', '\t', '|'],
  }).data;
  const [head = []] = rows;
  const emailColumn = columnOf(head, /^e-?mail\b/i);
  const hasHead = emailColumn >= 0 && !head.some((cell) => isEmail(cell.trim()));
  const nameColumns = hasHead ? nameColumnsOf(head) : [];
  const entries = rows.map((cells, index) => {
    const address = hasHead ? cells[emailColumn] : (cells.find((cell) => cell.includes('@')) ?? cells[0]);
    const names = nameColumns.map((column) => cells[column]?.trim()).filter(Boolean);
    return entryOf(index + 1, [address ?? '', names.join(' ')]);
  });
  return collect((hasHead ? entries.slice(1) : entries).filter(({ email }) => email !== ''));
}

/** The columns whose cells are a name: one for all of it, else those for the first and the last name. */
function nameColumnsOf(head: readonly string[]): number[] {
  const whole = columnOf(head, /^(full ?)?name$/i);
  const parts = [/^((first|given)[ _]?name|vorname)\b/i, /^((last|family)[ _]?name|surname|nachname)\b/i];
  return whole >= 0 ? [whole] : parts.map((title) => columnOf(head, title)).filter((column) => column >= 0);
}

function columnOf(head: readonly string[], title: RegExp): number {
  return head.findIndex((cell) => title.test(cell.trim()));
}

interface Entry extends Invitee {
  line: number;
}

function entryOf(line: number, [email = '', name = '']: readonly string[]): Entry {
  const trimmed = name.trim().replace(/^"|"$/g, '').slice(0, MAX_NAME_LENGTH);
  return { line, email: email.trim(), ...(trimmed && { name: trimmed }) };
}

function collect(entries: readonly Entry[]): InvitationList {
  const invitees: Invitee[] = [];
  const problems: { line: number; text: string; problem: EntryProblem }[] = [];
  const seen = new Set<string>();
  for (const { line, ...invitee } of entries) {
    const key = invitee.email.toLowerCase();
    const problem = problemOf(invitee.email, seen.has(key), invitees.length);
    if (problem) problems.push({ line, text: invitee.email, problem });
    else invitees.push(invitee);
    seen.add(key);
  }
  return { invitees, problems };
}

function problemOf(email: string, isKnown: boolean, count: number): EntryProblem | undefined {
  if (!isAddress(email)) return 'invalid';
  if (isKnown) return 'duplicate';
  return count >= MAX_INVITATIONS ? 'beyondLimit' : undefined;
}
