import { type Coach, EngineUnavailable } from '../ports.ts';

/**
 * The first coach, and the second wherever the first is unavailable, so that a conversation goes on. `onFallback` hears
 * why each time. `check` asks the first alone: whoever checks wants to know about it.
 */
export function withFallback(primary: Coach, embedded: Coach, onFallback: (reason: EngineUnavailable) => void): Coach {
  const either = async (signal: AbortSignal, call: (coach: Coach) => Promise<string>): Promise<string> => {
    try {
      return await call(primary);
    } catch (reason) {
      signal.throwIfAborted();
      if (!(reason instanceof EngineUnavailable)) throw reason;
      onFallback(reason);
      return call(embedded);
    }
  };
  return {
    about: primary.about,
    check: (signal) => primary.check(signal),
    close: async () => {
      await Promise.all([primary.close(), embedded.close()]);
    },
    greet: (talk, signal) => either(signal, (coach) => coach.greet(talk, signal)),
    reply: (talk, signal) => either(signal, (coach) => coach.reply(talk, signal)),
    recap: (talk, corrections, signal) => either(signal, (coach) => coach.recap(talk, corrections, signal)),
    tip: (talk, corrections, signal) => either(signal, (coach) => coach.tip(talk, corrections, signal)),
    drillTip: (drill, signal) => either(signal, (coach) => coach.drillTip(drill, signal)),
  };
}
