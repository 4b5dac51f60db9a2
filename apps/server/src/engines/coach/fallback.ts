import { combineEngines } from '../combine-engines.ts';
import type { Coach, EngineUnavailable } from '../ports.ts';

/** The first coach, and the second wherever the first is unavailable, so that a conversation goes on. */
export function withFallback(primary: Coach, embedded: Coach, onFallback: (reason: EngineUnavailable) => void): Coach {
  const { engine, either } = combineEngines(primary, embedded, onFallback);
  return {
    ...engine,
    chooseScenario: (talk, signal) => embedded.chooseScenario(talk, signal),
    scene: (talk, signal) => embedded.scene(talk, signal),
    greet: (talk, signal) => either(signal, (coach) => coach.greet(talk, signal)),
    reply: (talk, signal) => either(signal, (coach) => coach.reply(talk, signal)),
    recap: (talk, corrections, signal) => either(signal, (coach) => coach.recap(talk, corrections, signal)),
    tip: (talk, corrections, signal) => either(signal, (coach) => coach.tip(talk, corrections, signal)),
    drillTip: (drill, signal) => either(signal, (coach) => coach.drillTip(drill, signal)),
  };
}
