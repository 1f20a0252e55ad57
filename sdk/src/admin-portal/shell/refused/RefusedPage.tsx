import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { EmptyState } from '../../../ui/EmptyState';
import { Link } from '../../../ui/Link';
import { displayName } from '../../parts/display-name';
import { PageHeader } from '../../parts/PageHeader';
import { type WhoMayOpen, whoMayOpen } from './who-may-open';

export interface RefusedPageProps {
  /** Title of the page. */
  title: string;
  /** The permissions that the user lacks. */
  missing: readonly string[];
}

/** Shown instead of a page that the user may not open: says which roles include it, and who has them. */
function RefusedPage({ title, missing }: RefusedPageProps) {
  const { http } = useApp();
  const t = useTranslate();
  const [who, setWho] = useState<WhoMayOpen>({ roles: [], people: [] });
  const required = missing.join(' ');
  useEffect(() => {
    let isCurrent = true;
    void whoMayOpen(http, required.split(' ')).then((found) => isCurrent && setWho(found));
    return () => {
      isCurrent = false;
    };
  }, [http, required]);

  return (
    <>
      <PageHeader title={title} subtitle={t('adminPortal.navigation.pageHiddenMessage')} />
      <div className="portico-card">
        <EmptyState
          icon={<LockKeyhole size={20} />}
          title={t('adminPortal.navigation.pageHiddenTitle')}
          action={<WhoToAsk {...who} />}
        />
      </div>
    </>
  );
}

function WhoToAsk({ roles, people }: WhoMayOpen) {
  const t = useTranslate();
  if (roles.length === 0) return null;
  const list = new Intl.ListFormat(t.language, { type: 'disjunction' });
  return (
    <div className="portico-refused" aria-live="polite">
      <p>{t('adminPortal.navigation.pageHiddenRoles', { roles: list.format(roles) })}</p>
      {people.length > 0 && (
        <>
          <p>{t('adminPortal.navigation.pageHiddenPeople')}</p>
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <Link href={`mailto:${encodeURIComponent(person.email)}`}>{displayName(person)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The chunk of the page: component and CSS. */
export const content: LazyContent<RefusedPageProps> = {
  component: RefusedPage,
  css: `@layer portico {
    .portico-refused {
      margin-block-start: 16px;
      color: var(--portico-text-secondary);
    }
    .portico-refused :is(p, ul) {
      margin: 0;
    }
    .portico-refused ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 4px 16px;
      margin-block-start: 4px;
      padding: 0;
      list-style: none;
    }
  }`,
};
