import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Presses and lets go of Tab, so many times: one way to the browser and back for a whole walk. */
    pressTab(times: number): Promise<void>;
  }
}

const interactive = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"]';

/** Widgets that are one stop for Tab and are walked through with arrow keys (ARIA Authoring Practices). */
const composite =
  '[role="radiogroup"], [role="grid"], [role="listbox"], [role="menu"], [role="tablist"], [role="toolbar"]';

/** Stops after which a walk is believed not to end. */
const mostStops = 150;

/**
 * Walks through the page with the Tab key alone, as a learner without a pointer does.
 * Finds what cannot be reached, what does not show that it is reached, and a walk that does not end.
 */
export async function findKeyboardFaults(): Promise<readonly string[]> {
  const controls = [...document.querySelectorAll<HTMLElement>(interactive)].filter(isUsable);
  if (controls.length === 0) return findPointerOnly();
  const { stops, ends, unseen } = await walk();
  return [
    ...(ends ? [] : [`Tab does not come to an end after ${mostStops} stops`]),
    ...unseen.map((element) => `${describeElement(element)} does not show that it has the focus`),
    ...controls
      .filter((control) => !stops.has(control) && !isInReachedGroup(control, stops))
      .map((control) => `${describeElement(control)} cannot be reached with Tab`),
    ...findPointerOnly(),
  ];
}

async function walk(): Promise<{ stops: ReadonlySet<Element>; ends: boolean; unseen: readonly Element[] }> {
  const [first, last] = [edge(), edge()];
  document.body.prepend(first);
  document.body.append(last);
  const stops = new Set<Element>();
  const unseen: Element[] = [];
  let ends = false;
  first.focus();
  // A dialog takes the focus back at once: it is the first stop.
  let at = document.activeElement;
  let focused: readonly string[] = [];
  const arrive = (element: Element | null) => {
    at = element;
    ends = !at || at === document.body || at === last || stops.has(at);
    if (ends || !at) return;
    stops.add(at);
    focused = ringsAround(at).map(look);
  };
  // When the key comes up, whatever its going down has changed is drawn.
  const onKeyUp = () => {
    if (ends) return;
    const { activeElement } = document;
    if (at && at !== first && activeElement !== at && ringsAround(at).map(look).join() === focused.join()) {
      unseen.push(at);
    }
    arrive(activeElement);
  };
  const goesOn = () => !ends && stops.size < mostStops;
  if (at !== first) arrive(at);
  addEventListener('keyup', onKeyUp, true);
  try {
    const reachable = document.querySelectorAll<HTMLElement>(`${interactive}, [tabindex]`);
    const expected = [...reachable].filter((element) => element.tabIndex >= 0 && isUsable(element)).length;
    // As many as there should be at once; who needs more goes on one by one.
    await commands.pressTab(Math.min(expected, mostStops));
    while (goesOn()) await commands.pressTab(1);
    return { stops, ends, unseen };
  } finally {
    removeEventListener('keyup', onKeyUp, true);
    first.remove();
    last.remove();
  }
}

function edge(): HTMLElement {
  const element = document.createElement('span');
  element.tabIndex = 0;
  return element;
}

/** Finds the elements on which a focus ring may be drawn: the control, the ones beside it, inside of it, its label, or its card. */
function ringsAround(element: Element): readonly Element[] {
  const label = element.closest('label');
  const rings = [element, ...element.querySelectorAll('*'), ...(label ? [label, ...label.querySelectorAll('*')] : [])];
  let around = element.parentElement;
  rings.push(...(around?.children ?? []));
  for (let levels = 0; around && levels < 5; levels++, around = around.parentElement) rings.push(around);
  return rings;
}

const look = (element: Element): string =>
  [null, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
      return [outline, style.boxShadow, style.borderColor, style.backgroundColor, style.stroke].join('|');
    })
    .join('/');

/** Something that takes a click of a pointer only. */
function findPointerOnly(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => getComputedStyle(element).cursor === 'pointer')
    .filter((element) => !element.closest(`${interactive}, label, [tabindex], ${composite}`) && isUsable(element))
    .slice(0, 1)
    .map((element) => `${describeElement(element)} takes clicks, but no keys`);
}

function isInReachedGroup(control: HTMLElement, stops: ReadonlySet<Element>): boolean {
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return [...stops].some((stop) => stop instanceof HTMLInputElement && stop.name === control.name);
  }
  const group = control.closest(composite);
  return group !== null && [...stops].some((stop) => group.contains(stop));
}

/** There for the person: neither hidden, nor switched off, nor behind a dialog. */
function isUsable(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    !element.closest('[aria-hidden="true"], [inert], [aria-disabled="true"]')
  );
}

const describeElement = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
  return `<${element.tagName.toLowerCase()}> “${name || (element.getAttribute('name') ?? element.id)}”`;
};
