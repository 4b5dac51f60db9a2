import { inLayer } from './in-layer.ts';
import { layers } from './layers.css.ts';

export const { style, globalStyle } = inLayer(layers.frame);
