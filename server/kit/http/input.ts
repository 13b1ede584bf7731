import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { pathParameters } from '@diwan/contract/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Problem } from './problem.ts'

/** Path, then query or body, as the one object the endpoint promises. A path parameter cannot be said twice. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>
  const rest = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) throw new Problem('invalid_input')
  const twice = pathParameters(endpoint.path).filter((name) => Object.hasOwn(rest, name))
  if (twice.length > 0) throw new Problem('invalid_input', { fields: twice.map((path) => ({ path, code: 'twice' })) })

  const parsed = endpoint.input.safeParse({ ...rest, ...params })
  if (!parsed.success) throw new Problem('invalid_input', { fields: parsed.error.issues.slice(0, 50).map(fieldOf) })
  return parsed.data
}

/** A wrong input by path, with a code the screen has words for. */
function fieldOf(issue: z.core.$ZodIssue): { path: string; code: string; params?: Record<string, number> } {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'too_small') return { path, code: 'too_small', params: { minimum: Number(issue.minimum) } }
  if (issue.code === 'too_big') return { path, code: 'too_big', params: { maximum: Number(issue.maximum) } }
  if (issue.code === 'unrecognized_keys')
    return { path: [...issue.path, ...issue.keys].map(String).join('.').slice(0, 200), code: 'unknown' }
  if (issue.code === 'custom') return { path, code: /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid_format' }
  return { path, code: issue.code }
}
