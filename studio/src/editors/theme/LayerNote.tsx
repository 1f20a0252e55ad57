import type { LayerName } from '@portico/sdk/metadata';
import { placeTitle } from './portal/place-titles';

const names: { [L in LayerName]: { text: string; tip: string } } = {
  default: { text: 'default', tip: 'No one has set this: the product default speaks.' },
  preset: { text: 'preset', tip: 'The preset sets this.' },
  metadata: { text: 'yours', tip: 'This design sets it.' },
  override: { text: 'override', tip: 'The document at the override address sets this.' },
  host: { text: 'host', tip: 'The host application sets this.' },
};

export interface LayerNoteProps {
  layer: LayerName | undefined;
  /** The place around it that the value is inherited from. */
  inheritedFrom?: string | undefined;
}

/** Shows the layer that a value comes from, or the place that a value of this design is inherited from. */
export function LayerNote({ layer, inheritedFrom }: LayerNoteProps) {
  if (!layer) return <span className="studio-layer">derived</span>;
  if (layer === 'metadata' && inheritedFrom !== undefined) {
    const title = placeTitle(inheritedFrom);
    return (
      <span className="studio-layer" title={`Inherited: set for ${title}.`}>
        {title}
      </span>
    );
  }
  return (
    <span className="studio-layer" data-layer={layer} title={names[layer].tip}>
      {names[layer].text}
    </span>
  );
}
