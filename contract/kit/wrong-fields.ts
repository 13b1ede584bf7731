import type { z } from 'zod'

/** A wrong input by path, with a code both sides have words for. */
export interface WrongField {
  path: string
  code: string
  params?: Record<string, string | number>
}

/** The maximum number of wrong fields reported for one input. */
const MOST = 50

/** What a schema found wrong, as the server answers it and a form shows it. */
export const wrongFields = (error: z.ZodError): WrongField[] => error.issues.slice(0, MOST).flatMap(eachOf).slice(0, MOST)

/** What an object does not know is one wrong input for each of its keys. */
const eachOf = (issue: z.core.$ZodIssue): WrongField[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys
        .slice(0, MOST)
        .map((key) => ({ path: [...issue.path, key].map(String).join('.').slice(0, 200), code: 'unknown' }))
    : [wrongField(issue)]

/** A schema names a code of its own where its message is one. */
const CODE = /^[a-z_]+$/

function wrongField(issue: z.core.$ZodIssue): WrongField {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'too_small') return { path, code: 'too_small', params: { minimum: Number(issue.minimum) } }
  if (issue.code === 'too_big') return { path, code: 'too_big', params: { maximum: Number(issue.maximum) } }
  if (issue.code === 'invalid_format' && CODE.test(issue.message)) return { path, code: issue.message }
  if (issue.code === 'custom') return { path, code: CODE.test(issue.message) ? issue.message : 'invalid_format' }
  return { path, code: issue.code }
}
