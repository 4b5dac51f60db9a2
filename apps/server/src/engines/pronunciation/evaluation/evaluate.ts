import type { Assessment, Pronunciation } from '../../ports.ts';
import type { Item } from './item.ts';
import type { Recorder } from './record.ts';

/** What an engine made of one recording. */
export interface Outcome {
  readonly item: Item;
  readonly assessment: Assessment;
}

/** Has every recording assessed, voice by voice, each voice with what was learnt of it before. Voices that are not installed are left out. */
export async function evaluate(
  engine: Pronunciation,
  recorder: Recorder,
  items: readonly Item[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const speakers = new Map<string, string | null>();
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const recording = await recorder.record(item);
    if (!recording) continue;
    const speaker = speakers.get(item.voice) ?? null;
    const assessment = await engine.assess(recording, item.sentence, speaker, signal);
    speakers.set(item.voice, assessment.speaker);
    outcomes.push({ item, assessment });
  }
  return outcomes;
}
