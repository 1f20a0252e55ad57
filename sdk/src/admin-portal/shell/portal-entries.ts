import { withoutParams } from './format-address';
import type { PortalPlacement, PortalTrail } from './portal-trail';
import { readView } from './read-address';

/** The entries of the portal in the browser's history. */
export interface PortalEntries {
  /** What the current entry shows; `undefined` in an entry of the host. */
  current(): string | undefined;
  /**
   * Writes the address of what the portal shows: into a new entry, or into the current one if that is of the same place or
   * holds `chosen`, the address of what the user has chosen.
   */
  write(shown: string, chosen: string): void;
  /** Writes again what was written last. */
  restore(): void;
  traversal: Traversal;
}

/** Goes back over several entries; nothing is recorded while it runs. */
interface Traversal {
  isRunning(): boolean;
  goBack(count: number): Promise<void>;
  /** Sets what follows a traversal: it records the state that changed meanwhile. */
  onEnd(listener: () => void): void;
}

/** Creates the entries of a portal; without a trail, nothing is written. */
export function createPortalEntries(trail: PortalTrail | undefined, placement: PortalPlacement): PortalEntries {
  const traversal = createTraversal(trail);
  /** In a page of the host, what the portal shows at the entry of that page. */
  let start: string | undefined;
  /** The address that was written last. */
  let recorded = '';

  const current = () => trail?.read().at(-1) ?? start;

  function write(shown: string, chosen: string): void {
    if (!trail) return;
    recorded = shown;
    if (placement === 'embedded') start ??= shown;
    const here = current();
    if (here === shown) return;
    const past = here === undefined || trail.read().length > 0 ? trail.read() : [here];
    const path = withoutParams(shown);
    const closesDialog = here?.startsWith(`${path}/`);
    const isSame = here !== undefined && isSamePlace(withoutParams(here), path) && readView(here) === readView(shown);
    if (closesDialog && past.at(-2) === shown && trail.back) void traversal.goBack(1);
    else if (closesDialog || isSame || here === chosen) trail.replace([...past.slice(0, -1), shown]);
    else trail.push([...past, shown]);
  }

  return { current, write, restore: () => write(recorded, recorded), traversal };
}

/** Whether both addresses are of one page, or of one dialog. Its next step replaces its entry, so that Back closes it. */
function isSamePlace(one: string, other: string): boolean {
  const [page, dialog] = other.split('/');
  return one === other || (dialog !== undefined && `${one}/`.startsWith(`${page}/${dialog}/`));
}

function createTraversal(trail: PortalTrail | undefined): Traversal {
  let isRunning = false;
  let ended: () => void = () => undefined;
  return {
    isRunning: () => isRunning,
    async goBack(count) {
      isRunning = true;
      await trail?.back?.(count);
      isRunning = false;
      ended();
    },
    onEnd: (listener) => {
      ended = listener;
    },
  };
}
