import * as account from '@sayso/api/contract/account';
import * as capabilities from '@sayso/api/contract/capabilities';
import * as conversation from '@sayso/api/contract/conversation';
import type { Endpoint } from '@sayso/api/contract/endpoint';
import * as interview from '@sayso/api/contract/interview';
import * as level from '@sayso/api/contract/level';
import * as operator from '@sayso/api/contract/operator';
import * as payment from '@sayso/api/contract/payment';
import * as profile from '@sayso/api/contract/profile';
import * as progress from '@sayso/api/contract/progress';
import * as pronunciation from '@sayso/api/contract/pronunciation';
import * as speech from '@sayso/api/contract/speech';

/** A call, the name of its declaration, and the area it belongs to. */
export interface NamedEndpoint {
  readonly name: string;
  readonly area: string;
  readonly endpoint: Endpoint;
}

const areas = {
  account,
  profile,
  level,
  conversation,
  speech,
  pronunciation,
  interview,
  progress,
  payment,
  capabilities,
  operator,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the contract. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(areas).flatMap(([area, module]) =>
  Object.entries<unknown>(module).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name, area, endpoint: value }] : [],
  ),
);
