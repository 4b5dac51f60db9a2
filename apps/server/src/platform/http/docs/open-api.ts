import { bodies } from '@sayso/api/contract/bodies';
import type { Endpoint } from '@sayso/api/contract/endpoint';
import { errorBody } from '@sayso/api/contract/errors';
import { type Limit, limits } from '@sayso/api/contract/limits';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { NamedEndpoint } from './endpoints.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** The schema before its transformations, as the value travels. */
const travelling = (schema: GenericSchema): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const json = (schema: GenericSchema) => ({ 'application/json': { schema: travelling(schema) } });

/** A file to be kept, in the format that was asked for. */
const file = { 'application/json': {}, 'text/csv': {} };

const describeParameters = (schema: GenericSchema) => {
  const { properties = {}, required = [] } = travelling(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
};

const refusal = (description: string) => ({ description, content: json(errorBody) });

/** The refusals that follow from an endpoint's policy. */
const describeRefusals = ({ access, body, limit, method, request }: Endpoint) => {
  const counted: Limit | null = limit && limits[limit];
  return {
    ...(access === 'learner' && { 401: refusal('The bearer token is missing, wrong or too old.') }),
    ...(method !== 'GET' && request && { 413: refusal(`The body is larger than ${bodies[body].maximumBytes} bytes.`) }),
    ...(counted && {
      429: {
        ...refusal(
          `More than ${counted.calls} calls in ${counted.seconds} seconds of one ${counted.per}. Nothing was done.`,
        ),
        headers: {
          'Retry-After': { description: 'When the call is welcome again, in seconds.', schema: { type: 'integer' } },
        },
      },
    }),
  };
};

/** The policy of an endpoint for programs. */
const describePolicy = ({ access, body, limit, deadlineMs }: Endpoint) => ({
  access,
  maximumBodyBytes: bodies[body].maximumBytes,
  limit: limit && { name: limit, calls: limits[limit].calls, seconds: limits[limit].seconds, per: limits[limit].per },
  deadlineMs,
});

const describeOperation = ({ name, area, endpoint }: NamedEndpoint) => ({
  operationId: name,
  tags: [area],
  summary: endpoint.summary,
  security: endpoint.access === 'learner' ? [{ bearer: [] }] : [],
  ...(endpoint.request &&
    (endpoint.method === 'GET'
      ? { parameters: describeParameters(endpoint.request) }
      : { requestBody: { required: true, content: json(endpoint.request) } })),
  'x-policy': describePolicy(endpoint),
  responses: {
    200: { description: 'Done.', content: endpoint.file ? file : json(endpoint.answer) },
    ...(endpoint.empty && { 204: { description: 'There is none.' } }),
    ...describeRefusals(endpoint),
    default: refusal('The reason of the failure, for people and for programs.'),
  },
});

type Operations = Record<string, ReturnType<typeof describeOperation>>;

const describePaths = (all: readonly NamedEndpoint[]): Record<string, Operations> => {
  const paths: Record<string, Operations> = {};
  for (const named of all) {
    const { path, method } = named.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(named) };
  }
  return paths;
};

/** These calls as an OpenAPI 3.1 document. */
export const openApi = (served: readonly NamedEndpoint[]) => ({
  openapi: '3.1.1',
  info: {
    title: 'Sayso',
    version: '0.1.0',
    description: 'Every call of the Sayso server. Sockets are described in the contract package.',
  },
  paths: describePaths(served),
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
});
