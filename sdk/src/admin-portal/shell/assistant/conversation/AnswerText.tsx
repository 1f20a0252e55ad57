import { keyed } from './keyed';
import { type Block, readMarkdown, type Span } from './read-markdown';

/** An answer as formatted text. Style it by `.portico-assistant-answer`. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="portico-assistant-answer">
      {keyed(readMarkdown(text)).map(({ key, item }) => (
        <BlockView key={key} block={item} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'code':
      return (
        <pre dir="ltr" translate="no">
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'table':
      return <Table rows={block.rows} />;
    default:
      return (
        <p dir="auto">
          <Spans spans={block.spans} />
        </p>
      );
  }
}

function List({ ordered, items }: { ordered: boolean; items: readonly Span[][] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {keyed(items).map(({ key, item }) => (
        <li key={key} dir="auto">
          <Spans spans={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly Span[][][] }) {
  return (
    <div className="portico-assistant-table">
      <table>
        <thead>
          <tr>
            {keyed(head).map(({ key, item }) => (
              <th key={key} scope="col">
                <Spans spans={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map((row) => (
            <tr key={row.key}>
              {keyed(row.item).map(({ key, item }) => (
                <td key={key} dir="auto">
                  <Spans spans={item} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tags = { plain: 'span', strong: 'strong', code: 'code' } as const;

function Spans({ spans }: { spans: readonly Span[] }) {
  return keyed(spans).map(({ key, item: { kind, text } }) => {
    const Tag = tags[kind];
    return <Tag key={key}>{text}</Tag>;
  });
}
