import type { FrameLink } from '../protocol/frame-link';
import type { FrameInspector } from './frame-inspector';
import type { TextIndex } from './text-index';

/** Creates an inspector that is loaded when it is first activated: most frames are never inspected. */
export function createLazyInspector(document: Document, link: FrameLink, index: TextIndex): FrameInspector {
  let inspector: FrameInspector | null = null;
  let isActive = false;

  async function load(): Promise<FrameInspector> {
    const { createFrameInspector } = await import('./frame-inspector');
    inspector ??= createFrameInspector(document, link, index);
    return inspector;
  }

  async function activate(): Promise<void> {
    const loaded = inspector ?? (await load());
    loaded.setActive(isActive);
  }

  return {
    setActive(active) {
      isActive = active;
      if (active) void activate();
      else inspector?.setActive(false);
    },
    point: (action, id) => inspector?.point(action, id),
    refresh: () => inspector?.refresh(),
  };
}
