import { pageTitles } from '@portico/fixtures';
import { type NavigationPage, navigationPages } from '@portico/sdk/metadata';
import type { Inspected } from '../protocol/messages';
import { Button } from '../ui/Button';
import { Section } from '../ui/Section';
import { useView } from '../view/view-store';
import { ElementText } from './ElementText';
import { ThemeParts } from './ThemeParts';
import { TokenField } from './TokenField';

/** Details of one element. */
export function SelectedElement({ element }: { element: Inspected }) {
  return (
    <>
      <header className="inspector-head">
        <strong>{element.name}</strong>
        <span>
          {Math.round(element.rect.width)} × {Math.round(element.rect.height)}
        </span>
      </header>
      <ElementText element={element} />
      {element.page && <MenuEntry page={element.page} />}
      <ThemeParts element={element} />
      <Section title="Tokens" note={element.colors.length}>
        {element.colors.length === 0 && <p className="studio-help">Nothing of this element comes from the theme.</p>}
        {element.colors.map((color) => (
          <TokenField key={`${color.property} ${color.token}`} color={color} />
        ))}
      </Section>
    </>
  );
}

/** The menu entry of the portal that the element shows. */
function MenuEntry({ page }: { page: string }) {
  const reveal = useView((view) => view.reveal);
  if (!isPage(page)) return null;
  return (
    <Section title="Menu entry">
      <div className="inspector-row">
        <span>{pageTitles[page]}</span>
        <Button variant="outlined" onClick={() => reveal({ kind: 'page', page })}>
          Show in Navigation
        </Button>
      </div>
    </Section>
  );
}

function isPage(page: string): page is NavigationPage {
  return navigationPages.some((known) => known === page);
}
