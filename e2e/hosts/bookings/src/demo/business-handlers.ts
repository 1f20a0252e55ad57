import type { World } from '@portico/mock-backend';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { NewBooking } from '../api/types';
import { createBusiness } from './business';
import { readOffer } from './plans';
import { callerOf } from './service';

/** Returns msw handlers for the host's own API, over tables of its own and the users and plans of a world. */
export function businessHandlers(world: World): HttpHandler[] {
  const business = createBusiness(world);
  return [
    http.get('*/api/bookings', async ({ request }) => {
      return HttpResponse.json(await business.listBookings(await callerOf(world, request)));
    }),
    http.post('*/api/bookings', async ({ request }) => {
      const caller = await callerOf(world, request);
      return HttpResponse.json(await business.book(caller, (await request.json()) as NewBooking), { status: 201 });
    }),
    http.delete<{ id: string }>('*/api/bookings/:id', async ({ request, params }) => {
      await business.cancel(await callerOf(world, request), params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/activity', async ({ request }) => {
      return HttpResponse.json(await business.listActivity(await callerOf(world, request)));
    }),
    http.get('*/api/team', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return HttpResponse.json(await business.listTeam(await callerOf(world, request), page));
    }),
    http.get('*/api/offer', async ({ request }) => {
      return HttpResponse.json(await readOffer(await callerOf(world, request)));
    }),
  ];
}
