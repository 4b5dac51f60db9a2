import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './vars.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  fontFamily: vars.family.text,
  lineHeight: vars.leading.text,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('body', { minBlockSize: '100dvb' });
reset('ul, ol', { listStyle: 'none' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('a', { color: 'inherit' });
reset('svg, img, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset(':focus-visible', {
  outline: `${vars.stroke.focus} solid ${vars.color.ink}`,
  outlineOffset: vars.stroke.thick,
});
// A heading takes the focus for screen readers, by a script and never by a key: there is nothing that a ring could help to press.
reset(':is(h1, h2, h3, h4, h5, h6)[tabindex="-1"]:focus-visible', { outline: 'none' });
reset('::selection', { color: vars.color.ink, backgroundColor: vars.color.voiceSoft });
reset('[hidden]', { display: 'none !important' });
