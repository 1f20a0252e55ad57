import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useView } from '../view/view-store';
import { type ComparedFrame, type Comparison, comparedFrames } from './compared';

/** The part of the view that decides what is compared; the same object until it changes. */
export function useComparison(): Comparison {
  return useView(
    useShallow(({ scheme, language, compare, device, width, height, orientation }) => ({
      scheme,
      language,
      compare,
      device,
      width,
      height,
      orientation,
    })),
  );
}

/** The screens to show next to each other; the same array until the view changes. */
export function useComparedFrames(): ComparedFrame[] {
  const comparison = useComparison();
  return useMemo(() => comparedFrames(comparison), [comparison]);
}
