/** Writes one line to the terminal. */
export function say(text) {
  process.stdout.write(`portico: ${text}\n`);
}

/** Writes one sentence and exits: for a problem that the user must fix first. */
export function giveUp(sentence) {
  process.stderr.write(`portico: ${sentence}\n`);
  process.exit(1);
}

/** With `--help` or `-h`, writes the usage of a command and exits, before the command does anything. */
export function offerHelp(usage) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  process.stdout.write(`${usage.trim()}\n`);
  process.exit(0);
}
