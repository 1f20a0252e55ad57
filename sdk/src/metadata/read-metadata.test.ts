import { describe, expect, it } from 'vitest';
import { metadataJsonSchema, readMetadata } from './read-metadata';

const METADATA_SIZE_LIMIT = 16 * 1024 * 1024;
const METADATA_SIZE_LIMIT_TEXT = '16 MB';
const METADATA_DEPTH_LIMIT = 32;

const refusal = (input: unknown) => {
  const reading = readMetadata(input);
  return reading.ok ? undefined : reading.errors.join('\n');
};

it('reads text and values alike, and gives the document back as it was', () => {
  const metadata = {
    themeV2: { palette: { primary: { main: '#123456' } } },
    navigation: { users: { visibility: 'hidden' } },
  };
  expect(readMetadata(metadata)).toEqual({ ok: true, metadata, warnings: [], details: [] });
  expect(readMetadata(JSON.stringify(metadata))).toEqual({ ok: true, metadata, warnings: [], details: [] });
  expect(readMetadata({})).toMatchObject({ ok: true });
});

it('keeps unknown keys and lists them', () => {
  const metadata = {
    future: 1,
    themeV2: { palette: { primary: { mian: '#fff' } } },
    localizations: { 'de-AT': { custom: { a: 'b' } } },
  };
  const reading = readMetadata(metadata);
  expect(reading).toMatchObject({ ok: true, metadata });
  expect(reading.details.map(({ path }) => path)).toEqual(['future', 'themeV2.palette.primary.mian']);
});

it('warns of a tag manager id that is not used', () => {
  const reading = readMetadata({
    integrations: {
      gtm: [
        { id: 'GTM-AB12', enabled: true },
        { id: 'javascript:1', enabled: true },
      ],
    },
  });
  expect(reading.details.map(({ path }) => path)).toEqual(['integrations.gtm.1.id']);
});

describe('refuses', () => {
  it.each([
    ['{"theme": }', 'line 1, column 11'],
    ['[]', 'A metadata document is an object'],
    ['"text"', 'A metadata document is an object'],
    ['null', 'A metadata document is an object'],
    ['{"themeV2": []}', 'themeV2: must be an object.'],
    ['{"themeV2": {"palette": {"primary": {"main": 7}}}}', 'themeV2.palette.primary.main: must be a text.'],
    [
      '{"localizations": {"en": {"loginBox": {"login": {"title": 5}}}}}',
      'localizations.en.loginBox.login.title: has a value of the wrong kind.',
    ],
    [
      '{"themeV2": {"loginBox": {"boxStyle": {"input": {"color": true}}}}}',
      'themeV2.loginBox.boxStyle.input.color: has a value of the wrong kind.',
    ],
    [
      '{"navigation": {"users": {"visibility": "sometimes"}}}',
      'navigation.users.visibility: must be one of "hidden", "always", "byPermissions".',
    ],
    [
      '{"themeV2": {"loginBox": {"layout": {"splitSize": 900}}}}',
      'themeV2.loginBox.layout.splitSize: must be at most 100.',
    ],
    ['{"localizations": {"en": {"loginBox": {"login": {"title": 7}}}}}', 'localizations.en'],
    ['{"__proto__": {"a": 1}}', '"__proto__" is not allowed as a key'],
    ['{"themeV2": {"a": [{"constructor": {}}]}}', 'themeV2.a.0.constructor'],
    ['{"themeV2": {"prototype": 1}}', '"prototype" is not allowed as a key'],
  ])('%s', (text, reason) => {
    expect(refusal(text)).toContain(reason);
  });

  it('a document that is too large, as text or as a value', () => {
    const logo = 'x'.repeat(METADATA_SIZE_LIMIT);
    expect(refusal(`{"a": "${logo}"}`)).toContain(`larger than ${METADATA_SIZE_LIMIT_TEXT}`);
    expect(refusal({ a: logo })).toContain(`larger than ${METADATA_SIZE_LIMIT_TEXT}`);
  });

  it('no document that fits, however its JSON is written', () => {
    const metadata = { a: 'x'.repeat(METADATA_SIZE_LIMIT - 1) };
    expect(refusal(metadata)).toBeUndefined();
    expect(refusal(`${JSON.stringify(metadata, null, 2)}${' '.repeat(1_000)}`)).toBeUndefined();
  });

  it('a document that is too deep, without running out of stack', () => {
    const depth = 50_000;
    expect(refusal(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)).toContain(
      `more than ${METADATA_DEPTH_LIMIT} levels`,
    );
  });
});

it('never pollutes a prototype', () => {
  readMetadata('{"themeV2": {"__proto__": {"polluted": true}}}');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('describes the document as JSON schema', () => {
  const schema = metadataJsonSchema();
  expect(schema).toMatchObject({ type: 'object' });
  expect(Object.keys(schema.properties as object)).toEqual([
    'theme',
    'themeV2',
    'navigation',
    'localizations',
    'integrations',
    'metadataOverrides',
  ]);
  expect(JSON.stringify(schema)).toContain('A CSS colour');
});
