import '@sayso/ui/theme';
import { globalLayer } from '@vanilla-extract/css';

globalLayer('app');

/** The app's cascade layers, weakest first and all above the kit's. index.html names their order before any style sheet comes. */
export const layers = {
  /** Parts that pages are made of: a page's frame, the stage. */
  shell: globalLayer({ parent: 'app' }, 'shell'),
  /** Styles of one screen, and its changes to the shell. */
  routes: globalLayer({ parent: 'app' }, 'routes'),
  /** The frame around a screen, which has the last word about the room that it leaves. */
  frame: globalLayer({ parent: 'app' }, 'frame'),
};
