import { visibleFields } from './conditions.ts'
import type { Answers, Field } from './field.ts'

export interface Page {
  /** What it is known by: the key of its section; the first page may have none. */
  readonly key: string
  readonly section: Extract<Field, { type: 'section' }> | undefined
  readonly fields: readonly Field[]
}

export const FIRST_PAGE = ''

/**
 * What is asked at this moment, page by page: each section begins one. A page whose questions are all hidden is left out; a
 * section that never asked anything is a page to read.
 */
export function pagesOf(fields: readonly Field[], answers: Answers): Page[] {
  const shown = new Set(visibleFields(fields, answers))
  return divided(fields).flatMap(({ section, inside }) => {
    if (section && !shown.has(section)) return []
    const asked = inside.filter((field) => shown.has(field))
    if (asked.length === 0 && (inside.length > 0 || !section)) return []
    return [{ key: section?.key ?? FIRST_PAGE, section, fields: asked }]
  })
}

interface Part {
  readonly section: Page['section']
  readonly inside: Field[]
}

function divided(fields: readonly Field[]): Part[] {
  const parts: Part[] = [{ section: undefined, inside: [] }]
  for (const field of fields)
    if (field.type === 'section') parts.push({ section: field, inside: [] })
    else parts.at(-1)?.inside.push(field)
  return parts
}
