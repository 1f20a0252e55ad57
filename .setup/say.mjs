/** Writes one line to the terminal. */
export function say(text) {
  process.stdout.write(`portico: ${text}\n`);
}

/** One clear sentence, then the end: for what the reader has to mend before anything can go on. */
export function giveUp(sentence) {
  process.stderr.write(`portico: ${sentence}\n`);
  process.exit(1);
}
