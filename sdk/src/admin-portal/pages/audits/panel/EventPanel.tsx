import { useTranslate } from '../../../../app/context';
import type { AuditColumn, AuditRow } from '../../../../contract';
import { DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { CodeBlock } from '../../../parts/CodeBlock';
import { Fact } from '../../../parts/users/Fact';
import { usePortalActions } from '../../../shell/use-portal';
import { columnText, columnTitle, columnValue } from '../audit-columns';
import { EventTime } from '../listing/EventTime';
import { EventValue } from '../listing/EventValue';
import { useAudits } from '../use-audits';
import { FilterByValue } from './FilterByValue';

/** A column of which the service says that no detail shows it. */
const HIDDEN = 'Never';

/** Everything about one event. The panel covers the table, so it has the columns of the table too. */
export function EventPanel({ event }: { event: AuditRow }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const columns = useAudits((audits) => audits.columns) ?? [];
  const shown = columns.filter((column) => column.showInMoreInfo !== HIDDEN && columnText(event, column) !== '');
  const facts = shown.filter(({ type, name }) => type !== 'Json' && name !== 'action');
  return (
    <SidePanel title={event.action} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        <dl className="portico-fact-list">
          {facts.map((column) => (
            <EventFact key={column.name} event={event} column={column} />
          ))}
        </dl>
        {shown.flatMap((column) =>
          column.type === 'Json' ? (
            <CodeBlock
              key={column.name}
              title={columnTitle(t, column)}
              text={JSON.stringify(columnValue(event, column), null, 2)}
            />
          ) : (
            []
          ),
        )}
      </DialogBody>
    </SidePanel>
  );
}

function EventFact({ event, column }: { event: AuditRow; column: AuditColumn }) {
  const t = useTranslate();
  const title = columnTitle(t, column);
  return (
    <Fact title={title}>
      <span className="portico-event-fact">
        {column.type === 'Timestamp' ? (
          <EventTime at={columnText(event, column)} seconds />
        ) : (
          <EventValue event={event} column={column} />
        )}
        <FilterByValue event={event} column={column} title={title} />
      </span>
    </Fact>
  );
}
