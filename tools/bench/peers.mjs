import { all, kB, measureSize, sizeWithStyles, some } from './bundle.mjs';

const script = async (source) => (await sizeWithStyles(source)).script;
const withStyles = async (source) => {
  const { script: code, styles } = await sizeWithStyles(source);
  return code + styles;
};

/** Each job: ours, then the peers that do the same. A goal is the most that ours may weigh, in kB. */
const jobs = [
  {
    job: 'reconnecting socket',
    goal: 2.6,
    ours: () => measureSize(all('@sayso/voice/socket')),
    peers: {
      partysocket: all('partysocket/ws'),
      'reconnecting-websocket': all('reconnecting-websocket'),
    },
  },
  {
    job: 'recorder, silence, player, transcriber',
    goal: 6,
    ours: () =>
      measureSize(
        all('@sayso/voice/recorder', '@sayso/voice/silence', '@sayso/voice/player', '@sayso/voice/transcriber'),
      ),
    peers: { 'hark + RecordRTC': all('hark', 'recordrtc') },
  },
  {
    job: 'API client, with validated answers',
    ours: () => measureSize(some('createClient, createBrowserTokenStore', '@sayso/api/client')),
    peers: {
      wretch: some('default as wretch', 'wretch'),
      'openapi-fetch': some('default as createClient', 'openapi-fetch'),
      ky: some('default as ky', 'ky'),
    },
  },
  {
    job: 'typed heading',
    goal: 1,
    ours: () => script(some('TypedHeading', '@sayso/ui/typed-heading')),
    peers: { 'typed.js': some('default as Typed', 'typed.js') },
  },
  {
    job: 'toasts, styles included',
    ours: () => withStyles(all('@sayso/ui/toast', '@sayso/ui/toaster')),
    peers: {
      'react-hot-toast': some('toast, Toaster', 'react-hot-toast'),
      sonner: some('toast, Toaster', 'sonner'),
      'Radix toast': all('@radix-ui/react-toast'),
    },
  },
  {
    // Of these, 9 kB are the linear scale of d3 with its formats and colour spaces.
    job: 'rings, bars and heatmap, styles included',
    goal: 23,
    ours: () => withStyles(all('@sayso/ui/charts/rings', '@sayso/ui/charts/week-bars', '@sayso/ui/charts/heatmap')),
    peers: {
      visx: `${some('Arc, Bar', '@visx/shape')}${some('scaleBand, scaleLinear', '@visx/scale')}${some('HeatmapRect', '@visx/heatmap')}${some('Group', '@visx/group')}`,
      recharts: some('Bar, BarChart, RadialBar, RadialBarChart, Scatter, ScatterChart, XAxis, YAxis', 'recharts'),
      nivo: `${some('Pie', '@nivo/pie')}${some('Bar', '@nivo/bar')}${some('Calendar', '@nivo/calendar')}`,
    },
  },
  {
    job: 'dialog',
    ours: () => script(some('Dialog', '@sayso/ui/dialog')),
    peers: { 'Radix dialog': all('@radix-ui/react-dialog') },
  },
];

/** Prints each job beside its peers; resolves with whether every goal is met. */
export const benchPeers = async () => {
  console.log('\nSize beside the peers (minified, gzip, React external)');
  let met = true;
  for (const { job, goal, ours, peers } of jobs) {
    const size = await ours();
    const beside = await Promise.all(
      Object.entries(peers).map(async ([name, source]) => `${name} ${kB(await measureSize(source))}`),
    );
    const misses = goal !== undefined && size > goal * 1000;
    met &&= !misses;
    const verdict = goal === undefined ? '' : `   goal ${kB(goal * 1000)}: ${misses ? 'MISSED' : 'met'}`;
    console.log(`  ${job.padEnd(40)} ours ${kB(size).padStart(8)}   ${beside.join(', ')}${verdict}`);
  }
  return met;
};
