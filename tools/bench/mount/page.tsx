import '@sayso/ui/theme';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Charts as Nivo } from './nivo.tsx';
import { Charts as Ours } from './ours.tsx';
import { Charts as Recharts } from './recharts.tsx';
import { toasts } from './toasts.tsx';
import { typed } from './typed.tsx';
import { Charts as Visx } from './visx.tsx';

const rounds = 30;
const warmUp = 5;

type Times = Record<string, number[]>;

/** Runs all contenders in turn, round after round, so that whatever the machine does meets all of them. */
const inTurn = async <Item,>(items: Record<string, Item>, measure: (item: Item) => Promise<number>): Promise<Times> => {
  const times: Times = Object.fromEntries(Object.keys(items).map((name) => [name, []]));
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [name, item] of Object.entries(items)) {
      const time = await measure(item);
      if (round >= warmUp) times[name]?.push(time);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  return times;
};

const addContainer = (): HTMLElement => {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
};

/** Rendered, effects run, and laid out, in milliseconds. */
const mount = async (node: ReactNode): Promise<number> => {
  const container = addContainer();
  const root = createRoot(container);
  const start = performance.now();
  flushSync(() => root.render(node));
  container.getBoundingClientRect();
  const time = performance.now() - start;
  root.unmount();
  container.remove();
  return time;
};

/** From nothing until a message stands in the page. */
const firstToast = async (make: (typeof toasts)[keyof typeof toasts]): Promise<number> => {
  const container = addContainer();
  const root = createRoot(container);
  const text = `Saved ${performance.now()}`;
  const { node, show, clear } = make();
  const start = performance.now();
  const shown = new Promise<number>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.body.textContent?.includes(text)) return;
      watch.disconnect();
      resolve(performance.now() - start);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  flushSync(() => root.render(node));
  show(text);
  const time = await shown;
  clear();
  root.unmount();
  container.remove();
  return time;
};

const charts = { ours: <Ours />, visx: <Visx />, recharts: <Recharts />, nivo: <Nivo /> };

Object.assign(window, {
  measureMounts: async () => ({
    'rings, three weeks and a year': await inTurn(charts, mount),
    'a toaster and its first toast': await inTurn(toasts, firstToast),
    'a typed heading': await inTurn(typed, mount),
  }),
});
