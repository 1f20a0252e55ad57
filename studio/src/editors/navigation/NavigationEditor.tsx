import type { NavigationPage } from '@portico/sdk/metadata';
import { Eye, EyeOff, GripVertical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, GridList, GridListItem, type Key, useDragAndDrop } from 'react-aria-components';
import { draftStore, useDraft } from '../../draft/draft-store';
import { setAt } from '../../draft/path';
import { PersonaSelect } from '../../view/PersonaSelect';
import { useView } from '../../view/view-store';
import { PageSettings } from './PageSettings';
import { accessOf, standardPersona } from './personas';
import './navigation.css';
import { listPages, movePages, type PageRow, whyHidden } from './pages';

/** Edits the portal's menu: the order of the pages, and the users who see each page. */
export function NavigationEditor() {
  const metadata = useDraft((draft) => draft.metadata);
  const persona = useView((view) => view.persona) ?? standardPersona;
  const target = useView((view) => view.target);
  const pages = useMemo(() => listPages(metadata, accessOf(persona)), [metadata, persona]);
  const [chosen, setChosen] = useState<NavigationPage>('users');
  const wanted = pages.find(({ id }) => target?.kind === 'page' && id === target.page);
  const page = wanted ?? pages.find(({ id }) => id === chosen);
  const hooks = usePageDragging(pages);
  const changeView = useView((view) => view.changeView);

  return (
    <div className="studio-navigation">
      <div className="studio-navigation-tools">
        <span className="studio-help">Seen by</span>
        <PersonaSelect />
      </div>
      <GridList
        className="studio-pages"
        aria-label="Pages of the portal, in menu order"
        items={pages}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={page ? [page.id] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          const next = pages.find(({ id }) => id === key);
          if (next) setChosen(next.id);
          changeView({ target: null });
        }}
        dragAndDropHooks={hooks}
        dependencies={[pages]}
      >
        {(row) => <PageItem row={row} />}
      </GridList>
      {page && <PageSettings key={page.id} page={page} order={pages.map(({ id }) => id)} onMove={putOrder} />}
    </div>
  );
}

function PageItem({ row }: { row: PageRow }) {
  const why = whyHidden(row.explanation);
  const isHiddenForAll = row.settings.visibility !== 'always' && row.settings.visibility !== 'byPermissions';
  const Icon = why === null ? Eye : EyeOff;
  return (
    <GridListItem className="studio-page" id={row.id} textValue={row.title} data-hidden={why !== null || undefined}>
      <Button slot="drag" className="studio-page-grip" aria-label={`Move ${row.title}`}>
        <GripVertical size={14} aria-hidden />
      </Button>
      <span className="studio-page-name">
        <span>
          {row.title}
          {row.changed && <span className="studio-page-changed" title="Changed in this design" />}
        </span>
        {why !== null && !isHiddenForAll && <span className="studio-help">{why}</span>}
      </span>
      <span className="studio-help">{isHiddenForAll && 'Hidden'}</span>
      <Icon size={14} strokeWidth={1.5} aria-label={why === null ? 'Visible' : 'Not visible'} />
    </GridListItem>
  );
}

function usePageDragging(pages: readonly PageRow[]) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      const order: Key[] = pages.map(({ id }) => id);
      putOrder(movePages<Key>(order, keys, target.key, target.dropPosition).map(String));
    },
  });
  return dragAndDropHooks;
}

function putOrder(order: readonly string[]): void {
  draftStore.getState().edit('Menu order', (metadata) => setAt(metadata, ['navigation', 'order'], [...order]));
}
