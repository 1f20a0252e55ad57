import { expect, it } from 'vitest';
import { ApiError } from '../../../core/errors';
import { CALLS_AT_ONCE } from './list-constants';
import { listEveryRow } from './list-every-row';

const pageOf = (row: number) => ({ items: [row], totalPages: 100, totalItems: 100 });

it('joins the rows of all pages in their order', async () => {
  const rows = await listEveryRow(async (page) => pageOf(page));
  expect(rows).toEqual(Array.from({ length: 100 }, (_, index) => index));
});

it('loads no further pages after one that fails', async () => {
  const asked: number[] = [];
  const load = async (page: number) => {
    asked.push(page);
    if (page === 10) throw new ApiError('Down', { statusCode: 503, errorCode: 'down' });
    return pageOf(page);
  };
  await expect(listEveryRow(load)).rejects.toMatchObject({ statusCode: 503, errorCode: 'down' });
  expect(Math.max(...asked)).toBeLessThan(10 + CALLS_AT_ONCE);
});
