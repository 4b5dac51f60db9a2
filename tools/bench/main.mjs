import { benchEntries } from './entries.mjs';
import { benchMounts } from './mounts.mjs';
import { benchPeers } from './peers.mjs';
import { benchProgress } from './progress.mjs';
import { benchPronunciation } from './pronunciation.mjs';
import { benchSoak } from './soak.mjs';
import { benchTeacher } from './teacher.mjs';
import { benchTurns } from './turns.mjs';

const benches = {
  turns: benchTurns,
  peers: benchPeers,
  mounts: benchMounts,
  entries: benchEntries,
  soak: benchSoak,
  teacher: benchTeacher,
  pronunciation: benchPronunciation,
  progress: benchProgress,
};
/** The benchmarks that run by default. The soak takes five minutes. */
const quick = ['turns', 'peers', 'mounts', 'entries'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no measurement “${unknown.join('”, “')}”. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
let met = true;
for (const name of named.length > 0 ? named : quick) met = (await benches[name]()) !== false && met;
process.exit(met ? 0 : 1);
