import { ENDPOINT_GROUPS } from '@counterpane/contract/endpoints';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeEndpoint, refusalSchemas } from './describe-endpoint.ts';
import { securitySchemes } from './security-schemes.ts';

/** Writes the OpenAPI document of the API: what is in it comes from the rows that its routes are registered from. */
export const documentRoutes = (app: FastifyInstance, secureCookies: boolean): void => {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Counterpane', version: '1.0.0', description: ABOUT },
      components: { securitySchemes: securitySchemes(secureCookies) },
      tags: ENDPOINT_GROUPS.map(({ title }) => ({ name: title })),
    },
    transform: ({ schema, route, ...document }) => {
      const row = route.config?.endpoint;
      if (!row || schema.hide) return jsonSchemaTransform({ schema, route, ...document });
      const response = schema.response ? { response: { ...schema.response, ...refusalSchemas(row) } } : {};
      const described = jsonSchemaTransform({
        ...document,
        route,
        schema: { ...schema, ...response, ...describeEndpoint(row) },
      });
      const { params, query, body } = row.example ?? {};
      return {
        ...described,
        schema: {
          ...described.schema,
          ...(body ? { body: withExample(described.schema.body, body) } : {}),
          ...(params ? { params: withExamples(described.schema.params, params) } : {}),
          ...(query ? { querystring: withExamples(described.schema.querystring, query) } : {}),
        },
      };
    },
  });
};

const ABOUT = `Every answer is \`{"status":"ok","result":…}\` or \`{"status":"error","error":text,"code":code,…facts}\`. Money is
integer cents with its currency. Writes take an \`Idempotency-Key\`; cart writes take the cart's version as \`If-Match\`.`;

const withExample = (schema: unknown, example: object): object => ({
  ...objectOf(schema),
  examples: [example],
});

/** Each part of a query or a path shows its own example. */
const withExamples = (schema: unknown, examples: object): object => {
  const known = objectOf(schema);
  const properties = objectOf('properties' in known ? known.properties : null);
  return {
    ...known,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const example: unknown = Object.entries(examples).find(([asked]) => asked === name)?.[1];
        return [name, example === undefined ? property : { ...objectOf(property), example }];
      }),
    ),
  };
};

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
