export { ScoredSentence, type ScoredSentenceProps, type ScoredSentenceWord } from './ScoredSentence.tsx';
export { type ScoreLabel, scoreLabel, scorePercent } from './scoreLabel.ts';
