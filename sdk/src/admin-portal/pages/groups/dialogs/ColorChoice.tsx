import { useTranslate } from '../../../../app/context';
import { groupColors } from './group-form';

/** Chooses the colour of a group. A colour that is not in the list, set by other means, stays a choice. */
export function ColorChoice({ color }: { color: string | undefined }) {
  const t = useTranslate();
  const names = Object.keys(groupColors) as (keyof typeof groupColors)[];
  const known = names.map((name) => ({
    value: groupColors[name],
    label: t(`adminPortal.usersGroups_addOrEditGroupDialog.${name}`),
  }));
  const current = t('adminPortal.usersGroups_addOrEditGroupDialog.currentColor');
  const isOther = color && !known.some(({ value }) => value === color);
  const choices = isOther ? [{ value: color, label: current }, ...known] : known;
  return (
    <fieldset className="portico-colors">
      <legend className="portico-label">{t('adminPortal.usersGroups_addOrEditGroupDialog.groupColor')}</legend>
      <div className="portico-colors-row">
        {choices.map(({ value, label }, index) => (
          <label key={value} className="portico-group-color" title={label}>
            <input
              type="radio"
              name="color"
              value={value}
              aria-label={label}
              defaultChecked={color ? value === color : index === 0}
            />
            <span className="portico-color-swatch" style={{ backgroundColor: value }} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
