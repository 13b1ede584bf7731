import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { pathParameters } from '@diwan/contract/kit/paths'
import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Problem } from './problem.ts'

/** Path, then query or body, as the one object the endpoint promises. A path parameter cannot be given twice. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>
  const rest = endpoint.method === 'GET' || endpoint.file === 'in' ? request.query : (request.body ?? {})
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) throw new Problem('invalid_input')
  const twice = pathParameters(endpoint.path).filter((name) => Object.hasOwn(rest, name))
  if (twice.length > 0) throw new Problem('invalid_input', { fields: twice.map((path) => ({ path, code: 'twice' })) })

  return inputOf(endpoint.input, { ...rest, ...params })
}

/** What a command takes, or a refusal that names each wrong field. */
export function inputOf<S extends z.ZodType>(schema: S, values: object): z.output<S> {
  const parsed = schema.safeParse(values)
  if (!parsed.success) throw new Problem('invalid_input', { fields: wrongFields(parsed.error) })
  return parsed.data
}
