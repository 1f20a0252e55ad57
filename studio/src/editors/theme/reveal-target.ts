import { type ThemeArea, tokens } from '@portico/sdk/metadata';
import type { EditorTarget } from '../../view/view-store';
import { areaOf } from './effective-value';

/** Path inside `themeV2` of a value that the theme editor is to show; `null` for a target of another editor. */
export function themePathOf(target: EditorTarget | null): string | null {
  if (target?.kind === 'option') return target.path;
  if (target?.kind !== 'token') return null;
  return Object.hasOwn(tokens, target.token) ? tokens[target.token as keyof typeof tokens].path : '';
}

/** The area whose controls have the value of a target. */
export function areaOfTarget(target: EditorTarget): ThemeArea | null {
  const path = themePathOf(target);
  return path === null ? null : areaOf(path);
}
