import { errorBody } from '@sayso/api/contract/errors';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { NamedEndpoint } from './endpoints.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** What travels: the schema before its transformations. */
const travelling = (schema: GenericSchema): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const json = (schema: GenericSchema) => ({ 'application/json': { schema: travelling(schema) } });

/** A file to be kept, in the format that was asked for. */
const file = { 'application/json': {}, 'text/csv': {} };

const parametersOf = (schema: GenericSchema) => {
  const { properties = {}, required = [] } = travelling(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
};

const operationOf = ({ name, area, endpoint }: NamedEndpoint) => ({
  operationId: name,
  tags: [area],
  summary: endpoint.summary,
  security: endpoint.access === 'learner' ? [{ bearer: [] }] : [],
  ...(endpoint.request &&
    (endpoint.method === 'GET'
      ? { parameters: parametersOf(endpoint.request) }
      : { requestBody: { required: true, content: json(endpoint.request) } })),
  responses: {
    200: { description: 'Done.', content: endpoint.file ? file : json(endpoint.answer) },
    ...(endpoint.empty && { 204: { description: 'There is none.' } }),
    default: { description: 'What went wrong, for people and for programs.', content: json(errorBody) },
  },
});

type Operations = Record<string, ReturnType<typeof operationOf>>;

const pathsOf = (all: readonly NamedEndpoint[]): Record<string, Operations> => {
  const paths: Record<string, Operations> = {};
  for (const named of all) {
    const { path, method } = named.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named) };
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
  paths: pathsOf(served),
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
});
