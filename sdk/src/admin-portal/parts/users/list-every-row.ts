import type { TeamUser } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { LARGEST_PAGE_SIZE } from '../../pages/users/team-constants';
import { listTeamPage, type TeamQuery } from '../../pages/users/team-query';
import { runForEach } from './run-at-once';

/**
 * Loads the members of all pages of a query, in its order.
 *
 * @throws {ApiError} if one of the pages can't be loaded: a part of the list could be taken for the whole.
 */
export async function listEveryMember(http: HttpClient, query: TeamQuery): Promise<TeamUser[]> {
  const load = (page: number) => listTeamPage(http, { ...query, page, pageSize: LARGEST_PAGE_SIZE });
  const first = await load(0);
  const pages = [first.items];
  const further = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 1);
  const { failed } = await runForEach(further, async (page) => {
    pages[page] = (await load(page)).items;
  });
  const [failure] = failed;
  if (failure) throw failure.error;
  return pages.flat();
}
