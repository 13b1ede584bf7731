import { isBlank } from '@diwan/core/blank-text'
import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useKeptText } from './kept-text.ts'
import type { WrongField } from './problem.ts'
import { fieldText, problemText } from './problem-words.ts'
import { inputSchema, loadInputSchema } from './schemas.ts'
import { useWrite } from './write.ts'

type Values = Record<string, unknown>

export interface FormOptions<V extends Values, E extends Endpoint> {
  /** A registered write; its own schema also checks before anything is sent. */
  readonly endpoint: E
  /** What the form begins with; the same value at each call as long as the record is the same. */
  readonly initial: V
  /** Of the values as typed, the input as sent. A field of the input stands under its own name in the values. */
  readonly toInput: (values: V) => SentInputOf<E>
  /** For an empty field, which of the validation words is meant: `{ departmentId: 'department' }`. */
  readonly whenEmpty?: Partial<Record<keyof V, string>>
  /** Keeps what was typed under this name, for this tab and person, until it is sent. */
  readonly keep?: string
  readonly done?: (output: OutputOf<E>) => void
}

const nothing: Values = {}

/**
 * A form over one write. Wrong values are told by field, the first one gets the focus (`data-field` names the inputs),
 * and nothing typed is lost by a refusal.
 */
export function useForm<V extends Values, E extends Endpoint>({
  endpoint,
  initial,
  toInput,
  whenEmpty = {},
  keep,
  done,
}: FormOptions<V, E>) {
  const { t } = useTranslation('kit')
  const schema = inputSchema(endpoint)
  const [, setSchema] = useState(schema)
  /** Drawn again when it is there: a quick writer sees then what is wrong. */
  const load = useCallback(() => loadInputSchema(endpoint).then(() => setSchema(inputSchema(endpoint))), [endpoint])
  useEffect(() => void load(), [load])
  const early = useRef(false)
  const [tried, setTried] = useState(false)
  const [typed, setTyped] = useTyped<V>(keep)
  const write = useWrite(endpoint, { quiet: true })
  const values: V = { ...initial, ...typed }

  const wordsFor = (field: WrongField): string => {
    const name = field.path.split('.')[0] ?? ''
    if (!isEmpty(values[name])) return fieldText(field)
    return fieldText({ path: field.path, code: (whenEmpty as Record<string, string>)[name] ?? 'empty' })
  }
  const wrong = (fields: readonly WrongField[]): Record<string, string> =>
    Object.fromEntries(fields.toReversed().map((field) => [field.path.split('.')[0] ?? '', wordsFor(field)]))
  const check = (): Record<string, string> => {
    const parsed = inputSchema(endpoint)?.safeParse(toInput(values))
    return parsed?.error ? wrong(wrongFields(parsed.error)) : {}
  }
  const refused = wrong(write.error?.fields ?? [])
  const errors: Partial<Record<string, string>> = tried ? { ...refused, ...check() } : refused

  const change = (some: Partial<V>): void => setTyped({ ...typed, ...some })
  /** Sent, and untouched since: a further click is the same one. */
  const sent = write.isSuccess && typed === undefined
  const settle = (): void => {
    if (write.isPending) return
    setTried(false)
    write.reset()
  }
  const submit = (event?: FormEvent<HTMLElement>): void => {
    event?.preventDefault()
    if (sent || write.isPending) return
    if (write.isError) write.reset() // what was said of the last try
    setTried(true)
    const form = event?.currentTarget
    if (schema) return send(form)
    if (!early.current) void load().then(() => send(form))
    early.current = true
  }
  const send = (form: HTMLElement | undefined): void => {
    early.current = false
    const names = Object.keys(check())
    if (names.length > 0) return focusFirst(form, names)
    write.mutate(toInput(values), {
      onSuccess: (output) => {
        flushSync(() => setTried(false)) // first: what is emptied is not judged
        setTyped(undefined)
        done?.(output)
      },
    })
  }

  const invalid = Object.values(errors).some(Boolean)
  const refusal = write.error && write.error.fields.length === 0 ? problemText(write.error) : undefined
  return {
    values,
    change,
    errors,
    submit,
    /** For the alert above the fields. */
    problem: invalid ? t('correctErrors') : refusal,
    /** The refusal itself, for a form that shows what somebody else changed. */
    refusal: write.error,
    pending: write.isPending,
    waits: write.isPaused,
    withdraw: write.withdraw,
    settle,
    dirty: Object.entries(typed ?? nothing).some(([name, value]) => value !== initial[name]),
    reset: () => {
      setTyped(undefined)
      setTried(false)
      write.reset()
    },
    /** Props of a text input. */
    text: (name: keyof V & string) => ({
      'data-field': name,
      value: String(values[name] ?? ''),
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: event.currentTarget.value } as Partial<V>),
    }),
    /** Props of an input that answers its value itself: a select, a switch's value, a picker. */
    pick: <K extends keyof V & string>(name: K) => ({
      'data-field': name,
      value: values[name],
      error: errors[name],
      onChange: (value: V[K]) => change({ [name]: value } as unknown as Partial<V>),
    }),
  }
}

function useTyped<V>(keep: string | undefined): [Partial<V> | undefined, (typed: Partial<V> | undefined) => void] {
  const here = useState<Partial<V>>()
  const kept = useKeptText<Partial<V> | undefined>(keep ?? '', undefined)
  return keep === undefined ? here : kept
}

/** In the order of the page, not of the check. */
export function focusFirst(form: HTMLElement | undefined, names: readonly string[]): void {
  const inputs = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const first = inputs.find((input) => names.includes(input.dataset['field'] ?? ''))
  const target = first?.matches('input, textarea, button, select')
    ? first
    : first?.querySelector<HTMLElement>('input, textarea, button, select')
  ;(target ?? first)?.focus()
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)
