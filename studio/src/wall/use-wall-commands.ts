import { useEffect, useRef, useState } from 'react';
import type { AwakeCards } from './awake-cards';
import type { CameraControl } from './camera-control';
import { createWallCommands, type WallCommands } from './wall-commands';
import type { WallLayout } from './wall-layout';

/** The commands of the wall. They stay the same object, so that no card renders for them. */
export function useWallCommands(control: CameraControl, layout: WallLayout, awake: AwakeCards): WallCommands {
  const current = useRef(layout);
  /** What to bring into the view when it has its place in the next layout. */
  const revealNext = useRef<string | null>(null);
  const [commands] = useState(() =>
    createWallCommands(
      control,
      () => current.current,
      (id) => {
        revealNext.current = id;
      },
      awake,
    ),
  );
  useEffect(() => {
    current.current = layout;
    if (revealNext.current) commands.reveal(revealNext.current);
    revealNext.current = null;
  }, [layout, commands]);
  return commands;
}
