import { benchEntries } from './entries.mjs';
import { benchMounts } from './mounts.mjs';
import { benchPeers } from './peers.mjs';
import { benchTurns } from './turns.mjs';

const fast = await benchTurns();
const small = await benchPeers();
const fastest = await benchMounts();
await benchEntries();
process.exit(fast && small && fastest ? 0 : 1);
