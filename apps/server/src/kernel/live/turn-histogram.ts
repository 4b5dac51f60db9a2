import { Histogram } from 'prom-client';
import type { Services } from '../services.ts';

/** The time of one turn, ms: the coach, the voice, and everything else the server did. */
export interface TurnCost {
  readonly coach: number;
  readonly voice: number;
  readonly own: number;
}

/** Registers `sayso_turn_seconds` of `/metrics`. Returns a function that records one turn. */
export const createTurnHistogram = (services: Services): ((cost: TurnCost) => void) => {
  const histogram = new Histogram({
    name: 'sayso_turn_seconds',
    help: 'What one turn of a conversation cost, by who spent it.',
    labelNames: ['part'],
    buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
    registers: [services.metrics],
  });
  return (cost) => {
    for (const part of ['coach', 'voice', 'own'] as const) histogram.observe({ part }, cost[part] / 1000);
  };
};
