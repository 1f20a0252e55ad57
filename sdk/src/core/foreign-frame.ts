/**
 * Whether a page of another origin embeds this one in a frame, at any depth: it could place its own content over the
 * login box and control what the user presses (clickjacking). Browsers throw when one origin reads the address of
 * another.
 */
export function isInForeignFrame(page: Window | undefined = globalThis.window): boolean {
  try {
    for (let frame = page; frame && frame.parent !== frame; frame = frame.parent) {
      if (frame.parent.location.href === undefined) return true;
    }
    return false;
  } catch {
    return true;
  }
}
