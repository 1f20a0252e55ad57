import type { PortalMetadata } from '@portico/sdk/metadata';
import type { Still } from '../../stills/still';
import { type ChangeTest, createChangeTest } from './changed-stills';
import { type FaintText, faintTexts } from './contrast';
import { mountStill } from './mount-still';

/** What the checks have found out about a still. */
export interface StillCheck {
  /** Whether the design that the studio was opened with shows it differently. */
  isChanged: boolean;
  /** The texts without enough contrast. */
  faint: readonly FaintText[];
}

/** The document of the studio, and the one that it was opened with. */
export interface Documents {
  opened: PortalMetadata;
  metadata: PortalMetadata;
}

/** Inspects stills; the results are cached until the document changes. */
export interface StillInspector {
  cached(still: Still): StillCheck | undefined;
  inspect(still: Still): StillCheck;
}

/** Creates an inspector of stills in the current document. */
export function createStillInspector(documents: () => Documents): StillInspector {
  let shown: Documents | null = null;
  let found = new WeakMap<Still, StillCheck>();
  let isChanged: ChangeTest = () => false;

  function followDocument(): void {
    const { opened, metadata } = documents();
    if (shown?.metadata === metadata && shown.opened === opened) return;
    shown = { opened, metadata };
    found = new WeakMap();
    isChanged = createChangeTest(opened, metadata);
  }

  return {
    cached(still) {
      followDocument();
      return found.get(still);
    },
    inspect(still) {
      followDocument();
      const check = { isChanged: isChanged(still), faint: faintTextsOf(still) };
      found.set(still, check);
      return check;
    },
  };
}

function faintTextsOf(still: Still): FaintText[] {
  const { page, remove } = mountStill(still);
  try {
    return faintTexts(page, still.request.scheme);
  } finally {
    remove();
  }
}
