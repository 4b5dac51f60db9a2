import { inLayer } from './in-layer.ts';
import { layers } from './layers.css.ts';

export const { style, styleVariants } = inLayer(layers.routes);
