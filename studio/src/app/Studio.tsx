import { lazy } from 'react';
import { usePictureQuestion } from '../draft/picture-question';
import { LazyPart } from '../ui/LazyPart';
import { Toasts } from '../ui/Toasts';
import { useShortcuts } from '../view/use-shortcuts';
import { useView } from '../view/view-store';
import { ElsewhereBanner } from './ElsewhereBanner';
import { FileDrop } from './FileDrop';
import { TopBar } from './TopBar';
import { Workspace } from './Workspace';

const CommandPalette = lazy(() => import('./CommandPalette').then((m) => ({ default: m.CommandPalette })));
const PictureDialog = lazy(() => import('./PictureDialog').then((m) => ({ default: m.PictureDialog })));

/** The studio: editors, canvas, inspector and world around one document. */
export function Studio() {
  const paletteOpen = useView((view) => view.paletteOpen);
  const pictureQuestion = usePictureQuestion((state) => state.question);
  useShortcuts();
  return (
    <div className="studio-shell">
      <TopBar />
      <ElsewhereBanner />
      <Workspace />
      <Toasts />
      <FileDrop />
      <LazyPart>{paletteOpen && <CommandPalette />}</LazyPart>
      <LazyPart>{pictureQuestion && <PictureDialog question={pictureQuestion} />}</LazyPart>
    </div>
  );
}
