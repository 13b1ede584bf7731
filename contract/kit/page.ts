import { z } from 'zod'

export const PAGE_SIZE = 50
/** Counters are exact up to here; one more reads as "999+". */
export const COUNT_LIMIT = 999

export const pageInput = {
  /** Opaque cursor of the page before. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
}

export const page = <T extends z.ZodType>(of: T) => z.object({ items: z.array(of), next: z.string().nullable() })

/** `count` stops at 1,000; `more` says that it stopped. */
export const Counter = z.object({ count: z.int().min(0).max(COUNT_LIMIT), more: z.boolean() })
export type Counter = z.infer<typeof Counter>

/** How many a list holds, and how many of them may be exported. */
export const ExportCounts = z.object({ listed: Counter, exported: Counter })
