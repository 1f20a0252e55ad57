import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { formatCsv, parseCsv } from './csv';

it.each(['=1+1', '+49 151', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("https://x.test","y")'])(
  'never begins a cell with a formula: %j',
  async (text) => {
    const [[cell] = []] = Papa.parse<string[]>((await formatCsv([[text]])).slice(1)).data;
    expect(cell).toBe(`'${text}`);
  },
);

it.each(['Ada', 'a,b', 'say "hi"', 'two\nlines', 'אדה', '', 'a=b', ' =1'])('keeps the text %j', async (text) => {
  const { data } = Papa.parse<string[]>(
    (
      await formatCsv([
        ['head', 'x'],
        [text, 'x'],
      ])
    ).slice(1),
    { skipEmptyLines: true },
  );
  expect(data).toEqual([
    ['head', 'x'],
    [text, 'x'],
  ]);
});

it('makes a file of another program safe', async () => {
  const received = '\uFEFFEvent,Description\r\nSigned in,"=HYPERLINK(""x"")"\r\nSigned out,"two\nlines"\r\n\r\n';
  expect(await parseCsv(received)).toEqual([
    ['Event', 'Description'],
    ['Signed in', '=HYPERLINK("x")'],
    ['Signed out', 'two\nlines'],
  ]);
  expect(await formatCsv(await parseCsv(received))).toContain(`Signed in,"'=HYPERLINK(""x"")"`);
});
