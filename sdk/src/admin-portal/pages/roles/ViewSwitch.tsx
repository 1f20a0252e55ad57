import { useTranslate } from '../../../app/context';
import { usePageParams } from '../../shell/use-portal';

/** Switches between the list and the matrix; the address keeps the choice. */
export function ViewSwitch() {
  const t = useTranslate();
  const [{ view = '' }, setParams] = usePageParams();
  const views = [
    { id: '', label: t('adminPortal.roles.listView') },
    { id: 'matrix', label: t('adminPortal.roles.matrixView') },
  ];
  return (
    <fieldset className="portico-views" aria-label={t('adminPortal.roles.viewsLabel')}>
      {views.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="portico-view"
          aria-pressed={id === view}
          onClick={() => setParams({ view: id })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
