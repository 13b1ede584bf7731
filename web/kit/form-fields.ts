import { isBlank } from '@diwan/core/blank-text'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { wrongFields, type WrongField } from '@diwan/contract/kit/wrong-fields'

type Values = Readonly<Record<string, unknown>>

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

/** The values of an empty field. */
const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  return typeof value === 'boolean' || typeof value === 'number' ? value : null
}

export const firstOf = (path: string): string => path.split('.')[0] ?? ''

/**
 * The one rule for the star of a label: the endpoint refuses the form with nothing in this field. `field` is what the value is
 * called in the input. Nothing is known as long as the schema has not come.
 */
export function isRequired<V extends Values>(
  schema: Endpoint['input'] | undefined,
  toInput: (values: V) => unknown,
  values: V,
  [name, field]: readonly [name: keyof V & string, field: string],
): boolean {
  const parsed = schema?.safeParse(toInput({ ...values, [name]: emptied(values[name]) }))
  return parsed?.error?.issues.some(({ path }) => `${path.join('.')}.`.startsWith(`${field}.`)) ?? false
}

/** Maps each error to its path and to its field; if a field has two errors, the first one is shown. */
export function byField(fields: readonly WrongField[], wordsFor: (field: WrongField) => string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const field of fields) {
    const words = wordsFor(field)
    for (const name of [field.path, firstOf(field.path)]) found[name] ??= words
  }
  return found
}

export function wrongBefore(schema: Endpoint['input'] | undefined, input: unknown): readonly WrongField[] {
  const parsed = schema?.safeParse(input)
  return parsed?.error ? wrongFields(parsed.error) : []
}

/** What stands at a path; where it leads into a text or a number, that. */
export function valueAt(values: Values, path: string): unknown {
  let value: unknown = values
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return value
    value = (value as Values)[step]
  }
  return value
}

/** In the order of the page, not of the check; the innermost field that is named. */
export function focusFirst(form: HTMLElement | undefined, names: readonly string[]): void {
  const inputs = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const wrong = inputs.filter((input) => names.includes(input.dataset['field'] ?? ''))
  const outer = wrong[0]
  const first = wrong.findLast((input) => outer?.contains(input)) ?? outer
  const target = first?.matches('input, textarea, button, select')
    ? first
    : first?.querySelector<HTMLElement>('input, textarea, button, select')
  ;(target ?? first)?.focus()
}

/** So many frames a refusal may take to be drawn. */
const FRAMES = 60
/** The header of the page, below which it stands. */
const HEADER = '72px'

/** A refusal that is about no field stands above them all: in a long form it is brought into sight, once it is drawn. */
export function showRefusal(form: HTMLElement | undefined, left = FRAMES): void {
  if (!form) return
  requestAnimationFrame(() => {
    const alert = form.querySelector<HTMLElement>('[role=alert]')
    if (!alert) return left > 0 ? showRefusal(form, left - 1) : undefined
    alert.style.scrollMarginBlock = HEADER
    return alert.scrollIntoView({ block: 'nearest' })
  })
}
