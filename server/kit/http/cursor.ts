import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { Problem } from './problem.ts'

/** By what a list is sorted. Whatever PostgreSQL could not read as such would be a 500 at the query. */
const sorts = {
  /** As PostgreSQL writes it, exact to the microsecond. */
  instant: z.string().max(40).refine(isInstant),
  position: z
    .string()
    .regex(/^-?\d{1,10}$/)
    .refine((text) => Math.abs(Number(text)) < 2 ** 31),
  text: z.string().max(600).refine(isStorable),
}

/** Where a page ended: the sort value, and the id as tie-breaker. */
export interface Cursor {
  sort: string
  id: string
}

export const writeCursor = ({ sort, id }: Cursor): string => Buffer.from(JSON.stringify([sort, id])).toString('base64url')

export function readCursor(after: string | undefined, by: keyof typeof sorts = 'instant'): Cursor | undefined {
  if (after === undefined) return undefined
  try {
    const [sort, id] = z.tuple([sorts[by], z.uuid()]).parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    return { sort, id }
  } catch {
    throw new Problem('invalid_input', { fields: [{ path: 'after', code: 'invalid_format' }] })
  }
}

const iso = z.iso.datetime({ offset: true })

function isInstant(text: string): boolean {
  const [, date, time, zone, minutes = ':00'] = /^(\d{4}-\d\d-\d\d) ([\d:.]+)([+-](?:0\d|1[0-5]))(:\d\d)?$/.exec(text) ?? []
  return date !== undefined && !date.startsWith('0000') && iso.safeParse(`${date}T${time}${zone}${minutes}`).success
}
