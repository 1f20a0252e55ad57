import type { Still } from '../../stills/still';
import { mountedStills } from '../../stills/studio-stills';

/** A still in the page, out of view. */
export interface OffscreenStill {
  host: HTMLElement;
  /** The element that stands for the page's `<body>`. */
  page: Element;
  remove(): void;
}

/** Mounts a still out of view, in the theme of the studio's document. */
export function mountStill(still: Still): OffscreenStill {
  const host = document.createElement('div');
  host.className = 'wall-offscreen';
  host.ariaHidden = 'true';
  host.inert = true;
  document.body.append(host);
  const mounted = mountedStills.add(host);
  mounted.fill(still);
  return {
    host,
    page: host.shadowRoot?.firstElementChild ?? host,
    remove() {
      mountedStills.remove(mounted);
      host.remove();
    },
  };
}
