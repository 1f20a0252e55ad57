import { useState } from 'react';

const tints = ['primary', 'info', 'success', 'warning', 'secondary'] as const;

/** The same name always gets the same tint. */
function tintOf(name: string): string {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return tints[sum % tints.length] ?? 'primary';
}

/** The first character as the user sees it: with its accents, or a flag or a joined emoji as a whole. */
const FIRST_CHARACTER = /^(?:\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200D.)*)/su;

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const letters = [names[0], names.length > 1 ? names.at(-1) : ''].map((word) => FIRST_CHARACTER.exec(word ?? '')?.[0]);
  return letters.join('').toUpperCase();
}

export interface AvatarProps {
  name: string;
  /** An image address or data URL. Default, and if it can't be loaded: the initials. */
  src?: string | null | undefined;
  /** Size in pixels at the default text size; the avatar scales with the text. Default: 32. */
  size?: number;
  /** Square for a tenant, round for a user. */
  shape?: 'round' | 'square';
}

/** The text size of the default theme, in pixels. */
const FONT_SIZE = 14;
/** Size of the initials, as a share of the avatar's: the inverse of its width in `em`. */
const INITIALS_SHARE = 0.4;

/** A picture or initials, without an accessible name: a visible one is next to it. Style it by `.portico-avatar`. */
export function Avatar({ name, src, size = 32, shape = 'round' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const style = { fontSize: `${(size * INITIALS_SHARE) / FONT_SIZE}em` };
  return (
    <span className="portico-avatar" data-tint={tintOf(name)} data-shape={shape} style={style} aria-hidden="true">
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initialsOf(name)}
    </span>
  );
}
