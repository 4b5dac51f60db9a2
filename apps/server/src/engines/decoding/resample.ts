/** Zero crossings of the sinc on each side: with the Blackman window the stop band lies below -70 dB. */
const crossings = 24;
/** Share of the lower of both bands that is kept; the rest is needed for the filter's slope. */
const keptBand = 0.92;

/**
 * Changes the sampling rate (samples a second, whole numbers) with a windowed sinc, so that nothing above the new band
 * folds back into it.
 */
export function resample(samples: Float32Array<ArrayBuffer>, from: number, to: number): Float32Array<ArrayBuffer> {
  if (from === to) return samples;
  const phases = to / greatestDivisor(from, to);
  const step = from / to;
  const cutoff = Math.min(1, to / from) * keptBand;
  const reach = Math.ceil(crossings / cutoff);
  const filters = new Map<number, Float32Array>();
  const output = new Float32Array(Math.floor((samples.length * to) / from));
  for (let i = 0; i < output.length; i += 1) {
    const centre = Math.floor(i * step);
    const phase = i % phases;
    let filter = filters.get(phase);
    if (!filter) filters.set(phase, (filter = lowPass(i * step - centre, cutoff, reach)));
    const first = Math.max(0, reach - 1 - centre);
    const last = Math.min(filter.length, samples.length - centre + reach - 1);
    let sum = 0;
    for (let tap = first; tap < last; tap += 1) {
      sum += (samples[centre - reach + 1 + tap] ?? 0) * (filter[tap] ?? 0);
    }
    output[i] = sum;
  }
  return output;
}

/** Weights of the samples around a point that lies `offset` (0 to 1) after one of them. */
function lowPass(offset: number, cutoff: number, reach: number): Float32Array {
  const filter = Float32Array.from({ length: reach * 2 }, (_, tap) => {
    const distance = tap - reach + 1 - offset;
    const angle = Math.PI * distance;
    const sinc = angle === 0 ? cutoff : Math.sin(angle * cutoff) / angle;
    const turn = angle / reach;
    return Math.abs(distance) >= reach ? 0 : sinc * (0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
  });
  const gain = filter.reduce((sum, weight) => sum + weight, 0);
  return filter.map((weight) => weight / gain);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
