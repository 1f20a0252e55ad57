import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab {
  id: string;
  title: string;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs above one panel. Arrow keys move the focus, Enter and Space select, because a selection may load data or ask
 * about unsaved changes. Style it by `.portico-tabs` and `.portico-tab`.
 */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = movedTo(event, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }
  return (
    <div className="portico-tabs">
      <div ref={list} role="tablist" aria-label={label} className="portico-tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className="portico-tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => tab.id !== selected && onSelect(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </div>
  );
}

/** Index of the tab that a key moves to, around the ends; `undefined` for other keys. */
function movedTo({ key, currentTarget }: KeyboardEvent, from: number, count: number): number | undefined {
  const isRtl = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const next = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const previous = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === next) return (from + 1) % count;
  if (key === previous) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
