import { z } from 'zod'
import { Problem } from './problem.ts'

/** Where a page ended: the sort value as PostgreSQL wrote it, exact to the microsecond, and the id as tie-breaker. */
const Cursor = z.tuple([
  z
    .string()
    .max(60)
    .regex(/^[0-9+:. -]+$/),
  z.uuid(),
])

export interface Cursor {
  sort: string
  id: string
}

export const writeCursor = ({ sort, id }: Cursor): string => Buffer.from(JSON.stringify([sort, id])).toString('base64url')

export function readCursor(after: string | undefined): Cursor | undefined {
  if (after === undefined) return undefined
  try {
    const [sort, id] = Cursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    return { sort, id }
  } catch {
    throw new Problem('invalid_input', { fields: [{ path: 'after', code: 'invalid_cursor' }] })
  }
}
