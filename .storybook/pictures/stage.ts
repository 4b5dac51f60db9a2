import { setProjectAnnotations } from '@storybook/react-vite';
import { Channel, setChannel } from 'storybook/internal/channels';
import { composeStory } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { resizeFrame, usualHeight } from './frame.ts';
import { waitForLayout, withoutMotion } from './stillness.ts';
import { type Host, takePictures } from './take-pictures.ts';

/** Draws stories without a test around them: the page that `npm run pictures` opens (tools/visual/stage.ts). */
declare global {
  interface Window {
    /** Bindings of tools/visual/draw.ts. */
    readonly host: Host & {
      /** Counts the requests of the page that are under way. */
      countRequests(): Promise<number>;
    };
    /** Draws every story of a file; answers with the errors of those that could not be drawn. */
    drawStories?: (file: string) => Promise<readonly string[]>;
  }
}

type Annotations = Parameters<typeof composeStory>[1];
type StoryFile = Readonly<Record<string, Parameters<typeof composeStory>[0]>> & { default: Annotations };

/** How long a play function waits for what it expects, ms: as long as in the tests, because the machine may be busy. */
configure({ asyncUtilTimeout: 15_000 });

setChannel(new Channel({ transport: { setHandler: () => {}, send: () => {} } }));

const { host } = window.parent as Window & typeof globalThis;
/** Of the checkout whose stories are drawn, which need not be the one that this file is from. */
const previewOfCheckout = '/.storybook/preview.tsx';
const preview = (await import(/* @vite-ignore */ previewOfCheckout)) as { default: object };
const annotations = setProjectAnnotations([preview.default]);
await annotations.beforeAll();

/** Storybook's plugin gives a story this width where it names no viewport. */
const usualWidth = 1200;

/** Resolves when two looks in a row found nothing under way: a part that is loaded late may ask for more. */
async function untilLoaded(): Promise<void> {
  for (let looks = 0; looks < 2; ) {
    await waitForLayout();
    looks = (await host.countRequests()) === 0 ? looks + 1 : 0;
  }
}

window.drawStories = async (file) => {
  const { default: meta, ...stories } = (await import(/* @vite-ignore */ file)) as StoryFile;
  const errors: string[] = [];
  for (const [name, story] of Object.entries(stories)) {
    const composed = composeStory(
      story,
      meta,
      { initialGlobals: { theme: 'light', a11y: { manual: true } } },
      undefined,
      name,
    );
    if (!composed.tags.includes('test')) continue;
    try {
      await resizeFrame(host.resizeBrowser, usualWidth, usualHeight);
      await composed.run();
      await untilLoaded();
      const subject = { story: composed.id.split('--')[1] ?? '', parameters: composed.parameters };
      await withoutMotion(() => takePictures(subject, host));
    } catch (error) {
      errors.push(`${file} ${name}: ${String(error).split('\n')[0]}`);
    }
  }
  return errors;
};
