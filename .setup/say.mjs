/** Writes one line to the terminal. */
export function say(text) {
  process.stdout.write(`portico: ${text}\n`);
}

/** Writes one sentence and exits: for a problem that the user must fix first. */
export function giveUp(sentence) {
  process.stderr.write(`portico: ${sentence}\n`);
  process.exit(1);
}
