/** Finds the area of a path, which has one count in baseline.json: a package, an app, or a folder at the root. */
export const findArea = (path) => {
  const [first = '', second = ''] = path.split('/');
  if (!path.includes('/')) return '.';
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
};

/** Counts the findings of each area. */
export const countAreas = (findings) => {
  const counts = {};
  for (const { path } of findings) counts[findArea(path)] = (counts[findArea(path)] ?? 0) + 1;
  return counts;
};

/** Lists the areas with more findings than the baseline allows. An area that it does not name may have none. */
export const findWorse = (counts, baseline) =>
  Object.keys(counts).filter((area) => counts[area] > (baseline[area] ?? 0));

/** Lowers a baseline to what was counted. It never raises a number: a new finding has to be written in other words. */
export const lowerBaseline = (counts, baseline) =>
  Object.fromEntries(
    Object.entries(baseline)
      .map(([area, allowed]) => [area, Math.min(allowed, counts[area] ?? 0)])
      .filter(([, allowed]) => allowed > 0),
  );
