import type { Services } from '../../kernel/services.ts';
import type { Payments } from './payments.ts';

/** The server's parts, with the payment service. */
export interface PlanServices extends Services {
  readonly payments: Payments;
}
