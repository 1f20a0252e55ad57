import type { ParamArguments, TextKey, Translate } from './text-types';

/** A translator for tests of what is said: each text is the last part of its key with the parameters, `isTooLong 200`. */
export function createKeyTranslate(): Translate {
  const translate = <K extends TextKey>(key: K, ...[params = {}]: ParamArguments<K>): string =>
    [key.split('.').at(-1), ...Object.values(params)].join(' ');
  return Object.assign(translate, { find: () => undefined, language: 'en' });
}
