import { contrastRatio, nearestPassing, presets, type Scheme, type TokenName } from '@portico/sdk/metadata';
import { Moon, Sun } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useView } from '../../view/view-store';
import { type PaintedPair, usePaintedPairs, useResolvedTheme } from './theme-values';

export interface ContrastNoteProps {
  /** Path of the colour inside `themeV2`. */
  path: string;
  /** The colour it is compared with, and the required contrast. */
  against: TokenName;
  ratio: number;
  /** Label of the contrast: "text on it". */
  pair: string;
  /** The colour applies only in the scheme that the preset was made for. */
  neutral: boolean;
  onFix: (color: string) => void;
}

const schemes = ['light', 'dark'] as const;
const icons = { light: Sun, dark: Moon };

/** Contrast of a colour in the previewed scheme. If one scheme fails, of both, with a colour that passes. */
export function ContrastNote({ path, against, ratio, pair, neutral, onFix }: ContrastNoteProps) {
  const previewed = useView((view) => view.scheme);
  const native = useResolvedTheme((theme) => presets[theme.preset].scheme, path);
  const pairs = usePaintedPairs(path, against);
  const reached = (scheme: Scheme) => contrastRatio(pairs[scheme].color, pairs[scheme].behind);
  const fails = schemes.some((scheme) => reached(scheme) < ratio);
  const fix = fails ? passingColor(pairs[previewed].color, pairs, neutral ? [native] : schemes, ratio) : null;
  return (
    <>
      {(fails ? schemes : [previewed]).map((scheme) => (
        <Badge key={scheme} scheme={fails ? scheme : null} reached={reached(scheme)} ratio={ratio} pair={pair} />
      ))}
      {fix && (
        <button
          type="button"
          className="studio-fix"
          title={
            neutral ? 'The nearest colour that reads well' : 'The nearest colour that reads well in light and in dark'
          }
          onClick={() => onFix(fix)}
        >
          <span className="studio-swatch" data-small style={{ '--swatch': fix } as CSSProperties} />
          Use {fix}
        </button>
      )}
    </>
  );
}

interface BadgeProps {
  /** Shown as an icon; `null` when no icon is needed. */
  scheme: Scheme | null;
  reached: number;
  ratio: number;
  pair: string;
}

function Badge({ scheme, reached, ratio, pair }: BadgeProps) {
  const passes = reached >= ratio;
  const Icon = scheme && icons[scheme];
  return (
    <span
      className="studio-badge"
      data-tone={passes ? 'success' : 'warning'}
      title={`Contrast ${pair}${scheme ? ` in ${scheme}` : ''}: ${atMost(reached, 2)} to 1; ${ratio} is wanted`}
    >
      {Icon && <Icon size={12} aria-label={scheme} />}
      {atMost(reached, 1)}
      {passes ? '' : ` < ${ratio}`}
    </span>
  );
}

/** The nearest colour that passes in every scheme it applies in; `null` if there is none or all schemes pass. */
function passingColor(
  color: string,
  pairs: Readonly<Record<Scheme, PaintedPair>>,
  applied: readonly Scheme[],
  ratio: number,
): string | null {
  const behind = applied.map((scheme) => pairs[scheme].behind);
  const passes = (candidate: string) => behind.every((one) => contrastRatio(candidate, one) >= ratio);
  const start = applied.length === 1 && applied[0] ? pairs[applied[0]].color : color;
  const nearest = nearestPassing(start, behind, ratio);
  return passes(start) || !passes(nearest) ? null : nearest;
}

/** Rounded down, so that a ratio below the limit is never displayed as reaching it. */
function atMost(value: number, digits: number): string {
  const scale = 10 ** digits;
  return (Math.floor(value * scale) / scale).toFixed(digits);
}
