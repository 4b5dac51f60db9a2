import { all, sizeWithStyles } from './bundle.mjs';
const show = async (n, s) => { const r = await sizeWithStyles(s); console.log(n, r.script, r.styles); };
const d = process.argv[2];
if (d !== 'ours') {
await show('linear', `export {scaleLinear} from '../../packages/ui/node_modules/d3-scale'`);
await show('band', `export {scaleBand} from '../../packages/ui/node_modules/d3-scale'`);
await show('band+thr', `export {scaleBand,scaleThreshold} from '../../packages/ui/node_modules/d3-scale'`);
await show('arc', `export {arc} from '../../packages/ui/node_modules/d3-shape'`);
await show('line', `export {line,area,curveMonotoneX} from '../../packages/ui/node_modules/d3-shape'`);
await show('time', `export {utcMonday,utcDay} from '../../packages/ui/node_modules/d3-time'`);
await show('interp', `export {interpolateNumber} from '../../packages/ui/node_modules/d3-interpolate'`);
await show('fmt', `export {utcParse} from '../../packages/ui/node_modules/d3-time-format'`);
await show('array', `export {max,extent,bisectLeft,range,ticks} from '../../packages/ui/node_modules/d3-array'`);
}
await show('OURS 3', all('@sayso/ui/charts/rings', '@sayso/ui/charts/week-bars', '@sayso/ui/charts/heatmap'));
await show('OURS 5', all('@sayso/ui/charts/rings','@sayso/ui/charts/ring', '@sayso/ui/charts/week-bars', '@sayso/ui/charts/heatmap', '@sayso/ui/charts/sparkline'));
await show('toast', all('@sayso/ui/toast', '@sayso/ui/toaster'));
