import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { pathParameters } from '@diwan/contract/kit/paths'
import { z } from 'zod'
import { sessionCookie } from './session-cookie.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of every endpoint, made from the same values that mount them. */
export function describe(endpoints: readonly Endpoint[], version: string, serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  const parts: Parts = new Map()
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, parts) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Diwan',
      version,
      description: 'Every call of the portal. Refusals are RFC 9457 problem+json with a stable code.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema, ...Object.assign({}, ...parts.values()) },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(serverUrl).name,
          description: 'A browser; its writes need our Origin.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'A program, with an API token made in the profile.' },
      },
    },
  }
}

function operation(endpoint: Endpoint, parts: Parts): Json {
  const [tag = 'portal'] = endpoint.name.split('.')
  const input = jsonSchema(endpoint.input, 'input', parts)
  const properties = (input['properties'] ?? {}) as Record<string, Json>
  const required = (input['required'] ?? []) as string[]
  const inPath = pathParameters(endpoint.path)
  const others = Object.keys(properties).filter((name) => !inPath.includes(name))
  const query = endpoint.method === 'GET' || endpoint.file === 'in' ? others : []
  const parameters: Json[] = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...query.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
  ]
  if (endpoint.method !== 'GET' && !endpoint.repeatable) parameters.push(requestIdParameter)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: accessSentence(endpoint),
    tags: [tag],
    security: securityOf(endpoint),
    parameters,
    ...(endpoint.method !== 'GET' && { requestBody: endpoint.file === 'in' ? bytes : body(input, others) }),
    responses: {
      200: {
        description: 'Done.',
        ...(endpoint.file === 'out'
          ? bytes
          : { content: { 'application/json': { schema: jsonSchema(endpoint.output, 'output', parts) } } }),
      },
      default: {
        description: `A refusal. Codes of its own: ${(endpoint.errors ?? []).join(', ') || 'none'}.`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** A file as it is: no schema can say more. */
const bytes = { content: { 'application/octet-stream': {} } }

function body(input: Json, names: readonly string[]): Json {
  const properties = input['properties'] as Json
  const required = ((input['required'] ?? []) as string[]).filter((name) => names.includes(name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
  return { required: required.length > 0, content: { 'application/json': { schema } } }
}

/** Schemas that hold themselves, by what they say: they stand among the components, once. */
type Parts = Map<string, Json>

/** What repeats is written out; only what holds itself (a quote in a quote) is referred to. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', parts: Parts): Json {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any', cycles: 'ref' })
  if (!$defs) return rest
  const key = JSON.stringify($defs)
  const place = parts.has(key) ? [...parts.keys()].indexOf(key) : parts.size
  const moved = <T>(json: T): T =>
    JSON.parse(JSON.stringify(json).replaceAll('#/$defs/__schema', `#/components/schemas/Part${place}_`)) as T
  const named = Object.entries(moved($defs)).map(([name, part]) => [name.replace('__schema', `Part${place}_`), part])
  parts.set(key, Object.fromEntries(named) as Json)
  return moved(rest)
}

const securityOf = ({ access, byHand }: Endpoint): Json[] => {
  if (access.kind === 'anyone') return []
  return byHand ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

const accessSentence = ({ access }: Endpoint): string =>
  access.kind === 'flag'
    ? `Needs the flag ${access.module}.${access.flag}.`
    : access.kind === 'signedIn'
      ? 'Needs a session.'
      : 'Open to anybody.'

const requestIdParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A UUID of the caller; repeating the call with the same one gives the first answer.',
  schema: { type: 'string', format: 'uuid' },
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    fields: { type: 'array', items: { type: 'object' } },
    retryAfter: {
      type: 'integer',
      description: 'Seconds to wait, of a refusal that ends by itself; the header Retry-After says the same.',
    },
  },
}
