import { globalLayer } from '@vanilla-extract/css';

globalLayer('sayso');

/** The kit's cascade layers, weakest first. What an app writes outside of a layer wins over all of them. */
export const layers = {
  reset: globalLayer({ parent: 'sayso' }, 'reset'),
  theme: globalLayer({ parent: 'sayso' }, 'theme'),
  primitives: globalLayer({ parent: 'sayso' }, 'primitives'),
  components: globalLayer({ parent: 'sayso' }, 'components'),
};
