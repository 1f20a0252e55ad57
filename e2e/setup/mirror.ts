/** Where an element is, and what of its style has a side. */
export interface MirrorBox {
  name: string;
  left: number;
  width: number;
  /** Padding and border on the left and on the right. */
  sides: readonly [left: string, right: string];
  alignment: string;
  /** Whether the element is an icon that is drawn mirrored. */
  isFlipped: boolean;
}

/** Icons that point along the line, and charts of days, which run along it: they are drawn mirrored from right to left. */
const directed = /data-icon="(back|next)"|lucide-(chevron|arrow)-(left|right)|portico-activity-plot/;
/** A line of text is wider by a part of a pixel from right to left. */
const TOLERANCE_PX = 2;

/**
 * Reads every element of the SDK that has a place of its own; runs in the page. Leaves out elements in a line of text,
 * whose order is that of the text's language, the content of elements that are always from left to right, and what spins.
 */
export function readMirror(): MirrorBox[] {
  const fixed =
    '.portico-root [dir=ltr]:not(.portico-root) *, .portico-spinner, .portico-visually-hidden, .portico-visually-hidden *, svg *, option';
  const elements = [...document.querySelectorAll(`.portico-root, .portico-root *:not(${fixed})`)];
  return elements.flatMap((element) => {
    const style = getComputedStyle(element);
    const { left, width } = element.getBoundingClientRect();
    if (width === 0 || style.display.startsWith('inline')) return [];
    const sideOf = (side: 'left' | 'right') =>
      ['padding-#', 'border-#-width', 'border-top-#-radius', 'border-bottom-#-radius']
        .map((property) => style.getPropertyValue(property.replace('#', side)))
        .join(' ');
    const icon = element instanceof SVGSVGElement ? (element.cloneNode(false) as Element).outerHTML : '';
    return [
      {
        name: icon || `${element.localName}.${element.getAttribute('class') ?? ''}`,
        left,
        width,
        sides: [sideOf('left'), sideOf('right')] as const,
        alignment: style.textAlign,
        isFlipped: element instanceof SVGSVGElement && (element.getScreenCTM()?.a ?? 1) < 0,
      },
    ];
  });
}

/** What is not where its mirror image is, or points in the wrong direction. */
export function compareMirrored(before: readonly MirrorBox[], after: readonly MirrorBox[], pageWidth: number) {
  if (before.length !== after.length) return [`${before.length} elements became ${after.length}`];
  return before.flatMap((box, index) => {
    const mirror = after[index];
    return mirror ? faultsOf(box, mirror, pageWidth).map((fault) => `${box.name} ${fault}`) : [];
  });
}

function faultsOf(box: MirrorBox, mirror: MirrorBox, pageWidth: number): string[] {
  const expected = pageWidth - box.left - box.width;
  const isPhysical = /left|right/.test(box.alignment) && box.alignment === mirror.alignment;
  return [
    Math.abs(mirror.left - expected) > TOLERANCE_PX && `is at ${mirror.left}, its mirror image at ${expected}`,
    Math.abs(mirror.width - box.width) > TOLERANCE_PX && `is ${mirror.width} px wide, its mirror image ${box.width}`,
    (box.sides[0] !== mirror.sides[1] || box.sides[1] !== mirror.sides[0]) && 'keeps its left and its right side',
    isPhysical && `aligns its text ${box.alignment}`,
    mirror.isFlipped !== directed.test(box.name) && `is ${mirror.isFlipped ? '' : 'not '}drawn mirrored`,
  ].filter((fault) => typeof fault === 'string');
}
