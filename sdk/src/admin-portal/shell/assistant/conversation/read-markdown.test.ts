import { expect, it } from 'vitest';
import { readMarkdown } from './read-markdown';

const plain = (text: string) => ({ kind: 'plain', text });

it('reads paragraphs, strong text, code and lists', () => {
  const text = '## Title\nOpen **Users** and run `npm`.\n\n- one\n- two\n1. three\n```js\n- code\n```';
  expect(readMarkdown(text)).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Title' },
        plain('\nOpen '),
        { kind: 'strong', text: 'Users' },
        plain(' and run '),
        { kind: 'code', text: 'npm' },
        plain('.'),
      ],
    },
    { kind: 'list', ordered: false, items: [[plain('one')], [plain('two')]] },
    { kind: 'list', ordered: true, items: [[plain('three')]] },
    { kind: 'code', text: '- code' },
  ]);
});

it('reads tables', () => {
  expect(readMarkdown('| Name | Email |\n| --- | --- |\n| Ada | ada@acme.test |')).toEqual([
    {
      kind: 'table',
      rows: [
        [[plain('Name')], [plain('Email')]],
        [[plain('Ada')], [plain('ada@acme.test')]],
      ],
    },
  ]);
});

it.each(['<img src=x onerror=alert(1)>', '![a](https://collector.test/p.png)', '[a](javascript:alert(1))', '**half'])(
  'keeps %j as text',
  (text) => {
    expect(readMarkdown(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }]);
  },
);

it.each(['', '|', '||', '```', '- ', '1.', '**', '****', '| --- |', '\n\n'])('reads %j, as it may arrive', (text) => {
  expect(() => readMarkdown(text)).not.toThrow();
});
