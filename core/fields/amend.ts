import type { Checked } from './check.ts'
import { checkAnswers } from './check.ts'
import { visibleFields } from './conditions.ts'
import type { Answers, Field } from './field.ts'
import { isReadonly } from './readonly.ts'

/**
 * Some answers of a sheet that others stand on already. Only what is changed is judged: what stands stays, also where its rule is another one
 * by now. Answers of fields that are not asked at present are kept as they are.
 */
export function amendAnswers(fields: readonly Field[], held: Answers, now: Answers, today: string): Checked {
  const keys = new Set(fields.map(({ key }) => key))
  const locked = new Set(fields.filter(isReadonly).map(({ key }) => key))
  const asked = Object.fromEntries(Object.entries(held).filter(([key]) => keys.has(key) && !locked.has(key)))
  const given = { ...asked, ...now }
  const checked = checkAnswers(fields, given, today)
  const problems = checked.problems.filter(({ key }) => key in now)
  const wrong = new Set(checked.problems.map(({ key }) => key))
  const visible = new Set(visibleFields(fields, given).map(({ key }) => key))
  const stays = (key: string): boolean => !keys.has(key) || locked.has(key) || (visible.has(key) && wrong.has(key))
  const kept = Object.fromEntries(Object.entries(held).filter(([key]) => stays(key)))
  const answered = Object.fromEntries(Object.entries(checked.values).filter(([key]) => !locked.has(key)))
  return { values: { ...answered, ...kept }, problems }
}
