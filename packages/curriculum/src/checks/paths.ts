import type { Beat, Scenario } from '../schema/scenario.ts';

/** Where the intents of a beat lead. */
const listNext = (beat: Beat): readonly string[] => beat.intents.map(({ next }) => next);

const reach = (scenario: Scenario, from: string): ReadonlySet<string> => {
  const beats = new Map(scenario.beats.map((beat) => [beat.id, beat]));
  const seen = new Set([from]);
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const beat = beats.get(name);
    for (const next of beat ? listNext(beat) : []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
};

/** Learner's turns on the shortest way from the first beat to an ending. */
const countShortest = (scenario: Scenario): number => {
  const beats = new Map(scenario.beats.map((beat) => [beat.id, beat]));
  let level = [scenario.beats[0]?.id ?? ''];
  const seen = new Set(level);
  for (let turns = 0; level.length > 0; turns += 1) {
    if (level.some((name) => !beats.has(name))) return turns;
    level = level.flatMap((name) => {
      const beat = beats.get(name);
      return beat ? listNext(beat).filter((next) => !seen.has(next)) : [];
    });
    for (const name of level) seen.add(name);
  }
  return 0;
};

/** Learner's turns on the longest way that visits no beat twice. */
const countLongest = (scenario: Scenario): number => {
  const beats = new Map(scenario.beats.map((beat) => [beat.id, beat]));
  const walk = (name: string, seen: ReadonlySet<string>): number => {
    const beat = beats.get(name);
    if (!beat) return 0;
    const further = listNext(beat).filter((next) => !seen.has(next));
    return 1 + Math.max(0, ...further.map((next) => walk(next, new Set([...seen, next]))));
  };
  const first = scenario.beats[0]?.id ?? '';
  return walk(first, new Set([first]));
};

/** Finds beats that cannot be reached or left, steps that nothing does, and names that lead nowhere. */
export const checkPaths = (scenario: Scenario): readonly string[] => {
  const faults: string[] = [];
  const beatIds = scenario.beats.map(({ id }) => id);
  const endings = Object.keys(scenario.endings);
  const names = [...beatIds, ...endings];
  const steps = new Set(scenario.mission.map(({ id }) => id));
  for (const name of names) {
    if (names.indexOf(name) !== names.lastIndexOf(name)) faults.push(`${name}: two parts have this name.`);
  }
  const done = new Set<string>();
  const claims = [
    ...scenario.beats.flatMap((beat) => beat.intents.map(({ id, does }) => ({ where: `${beat.id} ${id}`, does }))),
    ...Object.entries(scenario.endings).map(([id, { does }]) => ({ where: `ending ${id}`, does })),
  ];
  for (const { where, does } of claims) {
    for (const step of does) {
      if (!steps.has(step)) faults.push(`${where}: the mission has no step "${step}".`);
      done.add(step);
    }
  }
  for (const step of steps) if (!done.has(step)) faults.push(`mission ${step}: nothing does this step.`);
  const reached = reach(scenario, beatIds[0] ?? '');
  for (const name of names) if (!reached.has(name)) faults.push(`${name}: no way leads here.`);
  for (const beat of scenario.beats) {
    const intents = beat.intents.map(({ id }) => id);
    for (const id of new Set(intents)) {
      if (intents.indexOf(id) !== intents.lastIndexOf(id)) faults.push(`${beat.id}: two intents are called "${id}".`);
    }
    for (const next of listNext(beat)) {
      if (!names.includes(next)) faults.push(`${beat.id}: "${next}" is neither a beat nor an ending.`);
    }
    const onward = reach(scenario, beat.id);
    if (!endings.some((ending) => onward.has(ending))) faults.push(`${beat.id}: no way leads from here to an ending.`);
  }
  const [shortest, longest] = [countShortest(scenario), countLongest(scenario)];
  if (shortest < 3) faults.push(`the shortest way has ${shortest} turns of the learner; at least 3 are a talk.`);
  if (longest < 6) faults.push(`the longest way has ${longest} turns of the learner; at least 6 should be possible.`);
  return faults;
};
