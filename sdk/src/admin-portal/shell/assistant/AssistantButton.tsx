import { Sparkles } from 'lucide-react';
import { useApp, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { usePrefetch } from '../../../app/lazy/use-prefetch';
import { usePageDialog, usePortalActions } from '../use-portal';
import { assistantOf } from './assistant';
import css from './assistant-button.css?inline';
import { type AssistantDialog, assistantDialogs } from './assistant-dialogs';
import { portalAssistant } from './texts/en';

const panel = lazyComponent(() => import('./AssistantPanel'));

export interface AssistantButtonProps {
  /** The menu of a wide portal, or the bar of a narrow one, which is there in both. */
  place: 'menu' | 'bar';
}

/** Opens the assistant where the user left it. Style it by `.portico-assistant-button`. */
function AssistantButton({ place }: AssistantButtonProps) {
  const t = useTranslate();
  const app = useApp();
  const prefetch = usePrefetch();
  const { openDialog } = usePortalActions();
  const label = t('adminPortal.assistant.title');
  const isInMenu = place === 'menu';
  return (
    <>
      <button
        type="button"
        className={`portico-assistant-button ${isInMenu ? 'portico-nav-item' : 'portico-icon-button'}`}
        aria-haspopup="dialog"
        aria-label={isInMenu ? undefined : label}
        onPointerOver={() => void prefetch(panel).catch(() => undefined)}
        onClick={() => openDialog({ kind: 'assistant', conversation: assistantOf(app).lastId() })}
      >
        <Sparkles size={20} aria-hidden="true" />
        {isInMenu && <span>{label}</span>}
      </button>
      {!isInMenu && <OpenPanel />}
    </>
  );
}

function OpenPanel() {
  const dialog = usePageDialog<AssistantDialog>(assistantDialogs);
  return dialog && <LazyComponentView lazy={panel} props={dialog} fallback={null} />;
}

/** The chunk of the button, with the texts of the whole assistant. */
export const content: LazyContent<AssistantButtonProps> = {
  component: AssistantButton,
  texts: { adminPortal: portalAssistant },
  css,
};
