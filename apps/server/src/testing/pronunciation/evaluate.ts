import type { Assessment, Pronunciation } from '../../engines/ports.ts';
import type { Item } from './item.ts';
import type { Recorder } from './record.ts';

/** An engine's assessment of one recording. */
export interface Outcome {
  readonly item: Item;
  readonly assessment: Assessment;
}

/**
 * Has every recording assessed: voices beside each other, each voice in order and with what was learnt of it before. Voices that are not
 * installed are left out.
 */
export async function evaluate(
  engine: Pronunciation,
  recorder: Recorder,
  items: readonly Item[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const readAll = async (own: readonly Item[]): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    let speaker: string | null = null;
    for (const item of own) {
      const recording = await recorder.record(item);
      if (!recording) continue;
      const assessment = await engine.assess(recording, item.sentence, speaker, signal);
      speaker = assessment.speaker;
      outcomes.push({ item, assessment });
    }
    return outcomes;
  };
  const byVoice = Object.values(Object.groupBy(items, ({ voice }) => voice));
  return (await Promise.all(byVoice.map((own = []) => readAll(own)))).flat();
}
