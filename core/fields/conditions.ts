import { fold } from '../arabic-fold.ts'
import { answerText } from './answer-text.ts'
import { isOther, isRows, OTHER } from './answer-shapes.ts'
import type { Answer, Answers, Field, Test } from './field.ts'
import { isEmpty, readAnswer } from './read.ts'

/**
 * Which fields are asked, given what is answered so far. A hidden field says nothing: what depends on it sees it empty. The
 * browser asks while somebody types, the server asks again before it keeps anything.
 */
export function visibleFields(fields: readonly Field[], answers: Answers): Field[] {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const sections = sectionsOf(fields)
  const known = new Map<string, boolean>()
  const isShown = (field: Field): boolean => {
    const before = known.get(field.key)
    if (before !== undefined) return before
    known.set(field.key, false) // a circle ends here; none is ever saved
    const section = sections.get(field.key)
    const shown =
      (!section || isShown(section)) &&
      (!field.when ||
        matches(
          field.when.tests.map((test) => holds(test, byKey.get(test.field))),
          field.when.match,
        ))
    known.set(field.key, shown)
    return shown
  }
  const holds = (test: Test, of: Field | undefined): boolean => {
    const said = of && isShown(of) ? readable(of, answers[of.key]) : undefined
    return holdsFor(test, of, said)
  }
  return fields.filter(isShown)
}

/** In which section each field is. Those before the first are in none, and no section is in another. */
function sectionsOf(fields: readonly Field[]): Map<string, Field> {
  const found = new Map<string, Field>()
  let section: Field | undefined
  for (const field of fields)
    if (field.type === 'section') section = field
    else if (section) found.set(field.key, section)
  return found
}

const matches = (held: readonly boolean[], match: 'all' | 'any'): boolean =>
  match === 'all' ? held.every(Boolean) : held.some(Boolean)

/** What can be understood of an answer: half a number says nothing yet. */
function readable(field: Field, answer: Answer | undefined): Answer | undefined {
  if (answer === undefined || isEmpty(answer)) return undefined
  const reading = readAnswer(field, answer)
  return 'value' in reading && !isEmpty(reading.value) ? reading.value : undefined
}

function holdsFor(test: Test, of: Field | undefined, said: Answer | undefined): boolean {
  if (test.is === 'answered') return said !== undefined
  if (test.is === 'empty') return said === undefined
  if (test.is === 'differs') return said !== undefined && !equals(of, said, test.value)
  if (said === undefined) return false
  if (test.is === 'equals') return equals(of, said, test.value)
  if (test.is === 'contains') return contains(said, test.value)
  const [figure, wanted] = [comparable(of, said), comparable(of, test.value)]
  if (figure === undefined || wanted === undefined) return false
  return test.is === 'at_least' ? figure >= wanted : figure <= wanted
}

/** أحمد and احمد are one word here as everywhere else. */
function equals(of: Field | undefined, said: Answer, wanted: string): boolean {
  if (Array.isArray(said)) return said.length === 1 && isChosen(said[0], wanted)
  if (wanted === OTHER) return isOther(said)
  if (of?.type === 'number' || of?.type === 'rating' || of?.type === 'time') return said === comparable(of, wanted)
  return fold(answerText(said)) === fold(wanted)
}

const contains = (said: Answer, wanted: string): boolean =>
  Array.isArray(said) ? said.some((one) => isChosen(one, wanted)) : fold(answerText(said)).includes(fold(wanted))

/** "Something else" holds whatever was written. */
const isChosen = (said: string | undefined, wanted: string): boolean => said === wanted || (wanted === OTHER && isOther(said))

/** Numbers, ratings, days and times have an order. */
function comparable(of: Field | undefined, answer: Answer): string | number | undefined {
  if (of?.type !== 'number' && of?.type !== 'rating' && of?.type !== 'date' && of?.type !== 'time') return undefined
  const said = readable(of, answer)
  return Array.isArray(said) || isRows(said) ? undefined : said
}

/** The keys that stand in a circle: each is asked only if it is asked. */
export function circle(fields: readonly Field[]): string[] {
  const sections = sectionsOf(fields)
  const asks = new Map(
    fields.map(({ key, when }) => {
      const section = sections.get(key)
      return [key, [...(when?.tests.map(({ field }) => field) ?? []), ...(section ? [section.key] : [])]]
    }),
  )
  return fields.map(({ key }) => key).filter((key) => leadsTo(asks, key))
}

function leadsTo(asks: ReadonlyMap<string, readonly string[]>, goal: string): boolean {
  const seen = new Set<string>()
  const waiting = [...(asks.get(goal) ?? [])]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (key === goal) return true
    if (!seen.has(key)) waiting.push(...(asks.get(key) ?? []))
    seen.add(key)
  }
  return false
}
