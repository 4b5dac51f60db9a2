import { style } from '@vanilla-extract/css';

export const lastWords = style({ display: 'flex', justifyContent: 'center', textAlign: 'start', inlineSize: '100%' });
