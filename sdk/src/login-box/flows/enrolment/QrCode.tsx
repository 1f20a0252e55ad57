import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** What it is for, to a screen reader. */
  label: string;
}

/**
 * A QR code, drawn here: no picture of a secret is fetched from anywhere. Dark on light under every theme, for not every
 * camera reads the reverse. Style it by `.portico-qr`.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  return (
    <svg
      className="portico-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark squares of one row, a run at a time. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runLength(row, x)}v1H${x}z` : ''));
  return runs.join('');
}

function runLength(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end < 0 ? row.length : end) - from;
}
