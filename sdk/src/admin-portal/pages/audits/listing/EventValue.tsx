import type { AuditColumn, AuditRow } from '../../../../contract';
import { columnText } from '../audit-columns';
import { EventTime } from './EventTime';
import { Severity } from './Severity';

export interface EventValueProps {
  event: AuditRow;
  column: AuditColumn;
}

/** What an event has in a column, as its type asks for. */
export function EventValue({ event, column }: EventValueProps) {
  const text = columnText(event, column);
  if (text === '') return null;
  switch (column.type) {
    case 'Timestamp':
      return <EventTime at={text} />;
    case 'Severity':
      return <Severity severity={text} />;
    case 'Email':
      return (
        <bdi className="portico-event-email" dir="ltr">
          {text}
        </bdi>
      );
    case 'IpAddress':
      return <bdi dir="ltr">{text}</bdi>;
    default:
      return <bdi>{text}</bdi>;
  }
}
