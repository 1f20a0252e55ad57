import type { World } from '@portico/mock-backend';
import type { FrameSession } from '../preview/frame-session';

/** Props of every tab: the world behind the frame, and the frame. */
export interface TabProps {
  world: World;
  session: FrameSession;
}
