import { style } from '../../styling/shell.ts';

export const lastWords = style({ display: 'flex', justifyContent: 'center', textAlign: 'start', inlineSize: '100%' });
