/** Left, top, right and bottom in whole CSS pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Description of a page, read from its elements: nothing here depends on how a browser smooths edges. */
export interface PageDescription {
  /** Every word that is to be seen, in the order of the document. */
  readonly words: string;
  /** The painted styles of each element: colours, borders, shadows, type, drawings. */
  readonly paint: string;
  /** Lines of text, and elements that paint something. */
  readonly boxes: readonly Box[];
}

const properties = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'textAlign',
  'textDecorationLine',
  'textTransform',
  'backgroundColor',
  'backgroundImage',
  'borderTopWidth',
  'borderTopStyle',
  'borderTopColor',
  'borderBottomWidth',
  'borderBottomStyle',
  'borderBottomColor',
  'borderInlineStartWidth',
  'borderInlineStartColor',
  'borderInlineEndWidth',
  'borderInlineEndColor',
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
  'boxShadow',
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'opacity',
  'filter',
  'clipPath',
  'fill',
  'stroke',
  'strokeWidth',
  'strokeDasharray',
] as const;

/** The attributes of a drawing. */
const geometry = ['d', 'points', 'cx', 'cy', 'r', 'x1', 'x2', 'y1', 'y2', 'viewBox', 'src', 'href'];

/** Describes the document as it is laid out now. Costs some milliseconds for a page. */
export function describePage(): PageDescription {
  const words: string[] = [];
  const paint: string[] = [];
  const boxes: Box[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.matches('script, style, option')) continue;
    const style = getComputedStyle(element);
    const lines = [...element.childNodes].filter(isText).flatMap((text) => {
      words.push(text.data.trim());
      return measureBoxes(text);
    });
    if (isField(element)) words.push(element.value || ('placeholder' in element ? element.placeholder : ''));
    paint.push(describePaint(element, style));
    boxes.push(...lines, ...(paintsItself(element, style) ? [round(element.getBoundingClientRect())] : []));
  }
  return { words: words.join(' ').replaceAll(/\s+/g, ' '), paint: paint.join('\n'), boxes };
}

const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element.matches('input, textarea, select');

function measureBoxes(text: Text): Box[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(round);
}

const round = ({ left, top, right, bottom }: DOMRect): Box => [
  Math.round(left),
  Math.round(top),
  Math.round(right),
  Math.round(bottom),
];

const transparent = 'rgba(0, 0, 0, 0)';

function paintsItself(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.matches('svg, img, canvas, video, input, textarea, select')) return true;
  const hasBorder = style.borderTopStyle !== 'none' || style.borderBottomStyle !== 'none';
  const hasGround = style.backgroundColor !== transparent || style.backgroundImage !== 'none';
  return hasBorder || hasGround || style.boxShadow !== 'none';
}

function describePaint(element: Element, style: CSSStyleDeclaration): string {
  const pseudo = ['::before', '::after'].flatMap((name) => {
    const own = getComputedStyle(element, name);
    return own.content === 'none' || own.content === 'normal'
      ? []
      : [own.content, ...properties.map((key) => own[key])];
  });
  const drawing = geometry.flatMap((name) => element.getAttribute(name) ?? []);
  const checked = element instanceof HTMLInputElement ? [String(element.checked)] : [];
  return [...properties.map((key) => style[key]), ...pseudo, ...drawing, ...checked].join('|');
}
