/** The build of the studio, as its build describes it; see `frameBuild` in `vite.config.ts`. */
interface FrameBuild {
  /** Changes with every file of the build. */
  id: string;
  /** Addresses of all scripts that a preview frame may load. */
  chunks: readonly string[];
}

/** Loads the description of the build; `null` for sources that are served without one. */
export async function loadFrameBuild(): Promise<FrameBuild | null> {
  try {
    const response = await fetch(new URL('frame-build.json', document.baseURI));
    const { id, chunks }: { id: unknown; chunks: unknown } = await response.json();
    if (typeof id !== 'string' || !Array.isArray(chunks)) return null;
    return { id, chunks: chunks.map((chunk) => new URL(String(chunk), document.baseURI).href) };
  } catch {
    return null;
  }
}
