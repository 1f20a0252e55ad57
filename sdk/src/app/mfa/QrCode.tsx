import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** Its name for screen readers. */
  label: string;
}

/**
 * A QR code, drawn in the browser, so that no other site receives the secret. Dark on light in every theme, because not
 * every camera reads the inverse. Style it by `.portico-qr`.
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

/** Returns the path of one row's dark squares, one rectangle per run. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runLength(row, x)}v1H${x}z` : ''));
  return runs.join('');
}

function runLength(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end < 0 ? row.length : end) - from;
}
