import { inflateSync } from 'node:zlib';
import { errorCodes } from '@portico/sdk/contract';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/billing';
import type { World } from '../core/types';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

async function newestInvoice() {
  const [newest] = await api.listInvoices(admin.http);
  return newest!;
}

async function download(fileName?: string) {
  const { id } = await newestInvoice();
  const query = fileName === undefined ? '' : `?outputFileName=${encodeURIComponent(fileName)}`;
  const path = `/frontegg/subscriptions/resources/billing/invoices/v1/${id}/pdf${query}`;
  return admin.fetch(path, { headers: { authorization: `Bearer ${admin.token}` } });
}

async function bytes() {
  const blob = await api.getInvoicePdf(admin.http, (await newestInvoice()).id);
  return new Uint8Array(await blob.arrayBuffer());
}

/** Everything written on the pages; the library writes texts as hexadecimal. */
function pdfTexts(file: Uint8Array): string[] {
  const streams = [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/stream\r?\n(.*?)\r?\nendstream/gs),
  ];
  const contents = streams.map((match) => inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1'));
  const texts = contents.flatMap((content) => [...content.matchAll(/<([\dA-F]+)> Tj/g)]);
  return texts.map((match) => Buffer.from(match[1]!, 'hex').toString('latin1'));
}

it('lists invoices newest first, each with an id, a receipt and a total in cents', async () => {
  const invoices = await api.listInvoices(admin.http);
  expect(invoices.map(({ id, receiptNumber }) => [id, receiptNumber])).toEqual([
    ['invoice-acme-2', 'ACME-0002'],
    ['invoice-acme-1', 'ACME-0001'],
  ]);
  const [newest, oldest] = invoices;
  expect(Date.parse(newest!.paymentDate)).toBeGreaterThan(Date.parse(oldest!.paymentDate));
  expect(await api.getInvoice(admin.http, newest!.id)).toEqual(newest);
});

it('returns an invoice as a PDF file with the payer, the receiver and the amounts', async () => {
  const file = await bytes();
  const document = await PDFDocument.load(file);
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe('Invoice ACME-0002');
  expect(pdfTexts(file)).toEqual(expect.arrayContaining(['Acme Cloud', 'ACME-0002', 'Acme Harbor', '100.00 USD']));
});

it('gives the same bytes for the same invoice, whenever and in whichever world', async () => {
  const first = await bytes();
  world.clock.advance(1_000);
  expect(await bytes()).toEqual(first);
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
  expect(await bytes()).toEqual(first);
});

it('writes names in any script and of any length', async () => {
  const snapshot = world.snapshot();
  const billedTo = ['Łódź 東京 Ångström 🙂', 'two\nlines', 'x'.repeat(500), ''];
  for (const invoice of snapshot.tables.invoices!) Object.assign(invoice as object, { billedTo });
  world.restore(snapshot);
  const texts = pdfTexts(await bytes());
  expect(texts).toContain('?ódz ?? Ångström ?');
  // The ellipsis is one byte in the encoding of these fonts.
  expect(texts).toContainEqual(expect.stringMatching(/^x{60,100}\x85$/));
});

it('shows the address of the day of the invoice', async () => {
  const before = await bytes();
  await api.updateBillingDetails(admin.http, 'card-acme', { address: { addressLine1: '1 New Road' } });
  expect(await bytes()).toEqual(before);
  const [subscription] = await api.listSubscriptions(admin.http);
  world.clock.set(subscription!.currentPeriodEnd);
  admin = await signIn(world, 'ada@acme.test');
  expect(pdfTexts(await bytes())).toContain('1 New Road');
});

it('names the download as it was asked to', async () => {
  const plain = await download();
  expect(plain.headers.get('content-type')).toBe('application/pdf');
  expect(plain.headers.get('content-disposition')).toBe('attachment; filename="ACME-0002.pdf"');
  const wanted = await download('March "2026"\r\nx: y.PDF');
  expect(wanted.headers.get('content-disposition')).toBe('attachment; filename="March _2026___x_ y.PDF"');
});

it('keeps the file itself out of the journal', async () => {
  await bytes();
  const entry = world.journal.list().at(-1);
  expect(entry).toMatchObject({ status: 200, responseBody: expect.stringMatching(/^\[\d+ bytes\]$/) });
});

it('hides the invoices of another tenant', async () => {
  const foreign = 'invoice-brightwater-1';
  await expectRefusal(api.getInvoice(admin.http, foreign), 404, errorCodes.notFound);
  await expectRefusal(api.getInvoicePdf(admin.http, foreign), 404, errorCodes.notFound);
});
