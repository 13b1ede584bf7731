import type { Field, Test } from './field.ts'

/** Lists the remaining questions that a change affects: those whose condition, earliest day or conditional page is gone with it. */
export function dependentsOn(before: readonly Field[], next: readonly Field[]): Field[] {
  const earlier = byKey(before)
  const later = byKey(next)
  const lostPages = new Set(
    before.filter(({ type, key, when }) => type === 'section' && when && !later.has(key)).map(({ key }) => key),
  )
  const pages = pageOfEach(before)
  return next.filter((field) => {
    const old = earlier.get(field.key)
    if (!old) return false
    const lost = (tests: readonly Test[]) => tests.some((test) => !stands(test, later) && stands(test, earlier))
    return (
      lost(field.when?.tests ?? []) ||
      (earliestDay(field) !== undefined && !isDate(later, field) && isDate(earlier, old)) ||
      lostPages.has(pages.get(field.key) ?? '')
    )
  })
}

/** The fields without the conditions on what is no longer among them; nothing may refer to a field or a choice that is gone. */
export function withoutLostConditions(before: readonly Field[], next: readonly Field[]): Field[] {
  const earlier = byKey(before)
  const later = byKey(next)
  return next.map((field) => {
    const { when, ...rest } = field
    const tests = when?.tests.filter((test) => stands(test, later) || !stands(test, earlier)) ?? []
    const kept = { ...rest, ...(when && tests.length > 0 && { when: { ...when, tests } }) } as Field
    if (kept.type !== 'date' || kept.rule.notBefore === undefined || isDate(later, kept) || !isDate(earlier, kept)) return kept
    const { notBefore: _gone, ...rule } = kept.rule
    return { ...kept, rule }
  })
}

type ByKey = ReadonlyMap<string, Field>
const byKey = (fields: readonly Field[]): ByKey => new Map(fields.map((field) => [field.key, field]))

/** Whether the condition asks for a field, and a choice of it, that is there. */
function stands({ field, is, value }: Test, fields: ByKey): boolean {
  const asked = fields.get(field)
  if (!asked || asked.type === 'section') return false
  if (is === 'answered' || is === 'empty' || !('options' in asked)) return true
  return asked.options.some(({ key }) => key === value) || ('other' in asked && asked.other)
}

const earliestDay = (field: Field): string | undefined => (field.type === 'date' ? field.rule.notBefore : undefined)
const isDate = (fields: ByKey, field: Field): boolean => fields.get(earliestDay(field) ?? '')?.type === 'date'

function pageOfEach(fields: readonly Field[]): Map<string, string> {
  const pages = new Map<string, string>()
  let page: string | undefined
  for (const { key, type } of fields)
    if (type === 'section') page = key
    else if (page !== undefined) pages.set(key, page)
  return pages
}
