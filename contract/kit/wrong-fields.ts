import type { z } from 'zod'

/** A wrong input by path, with a code both sides have words for. */
export interface WrongField {
  path: string
  code: string
  params?: Record<string, string | number>
}

/** At most this many are told of one input. */
const MOST = 50

/** What a schema found wrong, as the server answers it and a form shows it. */
export const wrongFields = (error: z.ZodError): WrongField[] => error.issues.slice(0, MOST).map(wrongField)

function wrongField(issue: z.core.$ZodIssue): WrongField {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'too_small') return { path, code: 'too_small', params: { minimum: Number(issue.minimum) } }
  if (issue.code === 'too_big') return { path, code: 'too_big', params: { maximum: Number(issue.maximum) } }
  if (issue.code === 'unrecognized_keys')
    return { path: [...issue.path, ...issue.keys].map(String).join('.').slice(0, 200), code: 'unknown' }
  if (issue.code === 'custom') return { path, code: /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid_format' }
  return { path, code: issue.code }
}
