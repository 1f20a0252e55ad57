import { completeLanguages, en, loadPack, packFor } from '@portico/sdk/metadata';
import { useEffect, useMemo, useState } from 'react';
import { flattenTexts, groupTexts, type TextGroup } from './text-list';

const areas = ['common', 'loginBox', 'adminPortal'] as const;

const english = flattenTexts(en);

/** Every text of the product with its default in a language: the translation, else English. */
export function useStandardTexts(language: string): TextGroup[] {
  const [pack, setPack] = useState<Record<string, string>>({});
  useEffect(() => {
    let wanted = true;
    void loadStandard(language).then((texts) => {
      if (wanted) setPack(texts);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return useMemo(
    () => groupTexts(english.map(({ key, standard }) => ({ key, standard: pack[key] ?? standard }))),
    [pack],
  );
}

async function loadStandard(language: string): Promise<Record<string, string>> {
  const served = packFor(language);
  if (served === undefined || served === 'en' || !completeLanguages.includes(served)) return {};
  const parts = await Promise.all(areas.map((area) => loadPack(served, area)));
  return Object.fromEntries(parts.flatMap((part) => flattenTexts(part)).map(({ key, standard }) => [key, standard]));
}
