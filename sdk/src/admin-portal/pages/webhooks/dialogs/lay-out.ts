/** The body of a request or of an answer: JSON is laid out in lines, any other text stays as it is. */
export function layOut(body: string | undefined): string {
  try {
    return JSON.stringify(JSON.parse(body ?? ''), null, 2);
  } catch {
    return String(body ?? '');
  }
}
