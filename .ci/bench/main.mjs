import { benchEntries } from './entries.mjs';
import { benchPeers } from './peers.mjs';
import { benchTurns } from './turns.mjs';

const fast = await benchTurns();
const small = await benchPeers();
await benchEntries();
process.exit(fast && small ? 0 : 1);
