/** The colour of a group; its name is next to it. Style it by `.portico-group-dot`. */
export function GroupDot({ color }: { color: string | undefined }) {
  // A value that is no colour is ignored by the browser.
  return (
    <span className="portico-group-dot" style={color ? { backgroundColor: color } : undefined} aria-hidden="true" />
  );
}
