import type { Lines } from './parts.ts';
import type { Scenario } from './scenario.ts';

/** One text of a scenario and where it stands. */
export interface Taught {
  readonly where: string;
  readonly text: string;
  /** `spoken`: a coach says it. `model`: the learner may say it. `part`: a part of a sentence. `read`: it is shown. */
  readonly kind: 'spoken' | 'model' | 'part' | 'read';
}

const spoken = (where: string, { John, Daisy }: Lines): readonly Taught[] =>
  [...new Set([...John, ...Daisy])].map((text) => ({ where, text, kind: 'spoken' as const }));

/** Lists everything that a scenario teaches: what coaches say, what learners are given to say, and what is shown. */
export const listTaught = (scenario: Scenario): readonly Taught[] => [
  { where: 'place', text: scenario.place, kind: 'read' },
  { where: 'culture', text: scenario.culture, kind: 'read' },
  ...scenario.mission.map(({ text }) => ({ where: 'mission', text, kind: 'read' as const })),
  ...scenario.words.map(({ meaning }) => ({ where: 'words', text: meaning, kind: 'read' as const })),
  ...scenario.wellDone.map(({ say }) => ({ where: 'well-done', text: say, kind: 'read' as const })),
  ...scenario.asksBack.flatMap(({ ask, answer }) => spoken(`asks-back ${ask}`, answer)),
  ...Object.entries(scenario.endings).flatMap(([id, { say }]) => spoken(`ending ${id}`, say)),
  ...scenario.beats.flatMap((beat): readonly Taught[] => [
    ...spoken(`${beat.id} coach`, beat.coach),
    ...beat.intents.flatMap(({ id, say }) => (say ? spoken(`${beat.id} ${id}`, say) : [])),
    ...beat.recasts.flatMap((recast): readonly Taught[] =>
      'ok' in recast
        ? []
        : [
            { where: `${beat.id} recast`, text: recast.aside, kind: 'spoken' },
            { where: `${beat.id} recast`, text: recast.better, kind: 'part' },
            { where: `${beat.id} recast`, text: recast.note, kind: 'read' },
          ],
    ),
    { where: `${beat.id} hints`, text: beat.hints.idea, kind: 'read' },
    { where: `${beat.id} hints`, text: beat.hints.sentence, kind: 'model' },
    ...Object.values(beat.model).map((text) => ({ where: `${beat.id} model`, text, kind: 'model' as const })),
    ...spoken(`${beat.id} nothing-fits`, beat.nothingFits.again),
    ...spoken(`${beat.id} nothing-fits`, beat.nothingFits.offer),
    ...spoken(`${beat.id} nothing-fits`, beat.nothingFits.model),
    ...beat.nothingFits.choices.map((text) => ({
      where: `${beat.id} choices`,
      text,
      kind: 'model' as const,
    })),
  ]),
];
