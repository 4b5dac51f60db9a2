import { globalStyle } from './shared.ts';

/** 1680 and up at the usual size of text. */
const large = '(min-width: 105em)';

// On a large screen everything grows by one step, so that a page is not a narrow column with nothing beside it.
globalStyle('html', { '@media': { [large]: { fontSize: '118.75%' } } });
