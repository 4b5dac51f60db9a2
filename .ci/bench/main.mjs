import { benchSizes } from './sizes.mjs';
import { benchTurns } from './turns.mjs';

const fast = await benchTurns();
const small = await benchSizes();
process.exit(fast && small ? 0 : 1);
