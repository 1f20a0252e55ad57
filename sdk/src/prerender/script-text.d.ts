/** A module with what it imports, built as a classic script, as text. */
declare module '*?script' {
  const text: string;
  export default text;
}
