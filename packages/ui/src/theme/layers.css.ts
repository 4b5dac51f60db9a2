import { globalLayer } from '@vanilla-extract/css';

globalLayer('sayso');

/** The kit's cascade layers, weakest first. What an app writes outside of a layer wins over all of them. */
export const layers = {
  reset: globalLayer({ parent: 'sayso' }, 'reset'),
  theme: globalLayer({ parent: 'sayso' }, 'theme'),
  primitives: globalLayer({ parent: 'sayso' }, 'primitives'),
  /** Parts that several components are made of. */
  parts: globalLayer({ parent: 'sayso' }, 'parts'),
  components: globalLayer({ parent: 'sayso' }, 'components'),
  /** Changes of a component to another one that it is made of. */
  composites: globalLayer({ parent: 'sayso' }, 'composites'),
};
