import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { formatCsv } from './csv';

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
