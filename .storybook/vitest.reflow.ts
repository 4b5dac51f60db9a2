import { resizeFrame } from './pictures/frame.ts';
import { waitForLayout } from './pictures/stillness.ts';
import { host } from './vitest.host.ts';

/** WCAG 2.2, 1.4.4 and 1.4.10 at once: doubled text in the narrowest window. */
const width = 320;
const textSize = '200%';

/** Pixels by which browsers round. */
const slack = 1.5;

/** Lines of display type stand closer than their boxes are high: only this share of a box is ink. */
const ink = 0.6;

interface Line {
  readonly element: Element;
  /** The element that it floats in: lines of different layers may lie over each other. */
  readonly layer: Element | null;
  readonly text: string;
  readonly box: DOMRect;
}

/**
 * Finds text that cannot be read in a window of 320 px with doubled text: text that is cut, text over other text, a page that scrolls sideways.
 * @param bothWays also read from the other side; a page that has scrolled by itself cannot be turned round
 */
export async function findReflowFaults(bothWays: boolean): Promise<readonly string[]> {
  const { documentElement: root } = document;
  const { dir } = root;
  const { fontSize } = root.style;
  await resizeFrame(host.resizeBrowser, width, 640);
  root.style.fontSize = textSize;
  try {
    await waitForLayout();
    const faults = findFaults();
    if (!bothWays) return faults;
    root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    await waitForLayout();
    return [...faults, ...findFaults().map((fault) => `${fault} (read ${root.dir})`)];
  } finally {
    root.style.fontSize = fontSize;
    root.dir = dir;
  }
}

function findFaults(): readonly string[] {
  const lines = readLines();
  return [...findSideways(), ...lines.flatMap(findCut), ...findOverlaps(lines)];
}

function findSideways(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width + slack) return [];
  const widest = [...document.body.querySelectorAll('*')].reduce<Element | null>(
    (far, element) => (right(element) > (far ? right(far) : 0) ? element : far),
    null,
  );
  return [`the page is ${scrollWidth} px wide, because of ${widest ? describeElement(widest) : 'its body'}`];
}

const right = (element: Element): number => element.getBoundingClientRect().right;

/** A line that its box does not show whole, unless what is cut scrolls or ends in an ellipsis. */
function findCut({ element, text, box }: Line): string[] {
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.textOverflow === 'ellipsis') return [];
    const bounds = around.getBoundingClientRect();
    const beyondX = box.left < bounds.left - slack || box.right > bounds.right + slack;
    const beyondY =
      box.top + (box.height * (1 - ink)) / 2 < bounds.top - slack ||
      box.bottom - (box.height * (1 - ink)) / 2 > bounds.bottom + slack;
    if ((clips(style.overflowX) && beyondX) || (clips(style.overflowY) && beyondY)) {
      return [`“${text}” is cut by ${describeElement(around)}`];
    }
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return [];
  }
  return [];
}

const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

function findOverlaps(lines: readonly Line[]): string[] {
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const isApart =
        one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element);
      return isApart || !meet(one.box, other.box) ? [] : [`“${one.text}” lies over “${other.text}”`];
    }),
  );
}

function meet(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
  const apart = Math.abs(middle(a) - middle(b));
  return across > slack && apart < ((a.height + b.height) / 2) * ink - slack;
}

/** Every line of text that is there to be seen. */
function readLines(): readonly Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1)
        lines.push({ element, layer: findLayer(element), text: text.slice(0, 40), box });
    }
  }
  return lines;
}

/** Not hidden from eyes (nor only there for ears), not a drawing, not behind something that took the page away. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest('[aria-hidden="true"], [inert], svg, style, script, option')) return false;
  for (let around: Element | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    // Radix hides what is only for ears with the older property.
    if (style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto') return false;
  }
  return true;
}

function findLayer(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { position } = getComputedStyle(around);
    // What is sticky stays while the rest of the page scrolls beneath it.
    if (position === 'fixed' || position === 'absolute' || position === 'sticky') return around;
  }
  return null;
}

const describeElement = (element: Element): string => {
  const classes = [...element.classList].join('.');
  return `<${element.tagName.toLowerCase()}${classes ? ` class="${classes}"` : ''}>`;
};
