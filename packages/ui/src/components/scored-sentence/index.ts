export { ScoredSentence, type ScoredSentenceProps } from './ScoredSentence.tsx';
export { ScoreLegend, type ScoreLegendProps } from './ScoreLegend.tsx';
export { type ScoreLabel, scoreLabel, scorePercent } from './score-label.ts';
export type { ScoredSentenceWord } from './word.ts';
