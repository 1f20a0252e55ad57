import type { LayerName } from '@portico/sdk/metadata';

const names: { [L in LayerName]: { text: string; tip: string } } = {
  default: { text: 'default', tip: 'No one has set this: the product default speaks.' },
  preset: { text: 'preset', tip: 'The preset sets this.' },
  metadata: { text: 'yours', tip: 'This design sets it.' },
  override: { text: 'override', tip: 'The document at the override address sets this.' },
  host: { text: 'host', tip: 'The host application sets this.' },
};

/** Shows the layer that a value comes from. */
export function LayerNote({ layer }: { layer: LayerName | undefined }) {
  if (!layer) return <span className="studio-layer">derived</span>;
  return (
    <span className="studio-layer" data-layer={layer} title={names[layer].tip}>
      {names[layer].text}
    </span>
  );
}
