import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Attached } from './attached-files.ts'
import { byField, firstOf, focusFirst, isEmpty, isRequired, showRefusal, valueAt, wrongBefore } from './form-fields.ts'
import { useKeptText } from './kept-text.ts'
import type { WrongField } from './problem.ts'
import { fieldText, problemText } from './problem-words.ts'
import { inputSchema, loadInputSchema } from './schemas.ts'
import { useWrite } from './write.ts'

type Values = Record<string, unknown>

export interface FormOptions<V extends Values, E extends Endpoint> {
  /** A registered write; its own schema also checks before anything is sent. */
  readonly endpoint: E
  /**
   * The values the form begins with; they must be the same object at each call while the record is the same. If they have a
   * `version`, the form remembers on which one the typing began, and reports when another person has saved since.
   */
  readonly initial: V
  /** Turns the typed values into the input that is sent. A field of the input has the same name in the values. */
  readonly toInput: (values: V) => SentInputOf<E>
  /** Chooses the validation text of an empty field of the input: `{ departmentId: 'department' }`. */
  readonly whenEmpty?: Readonly<Record<string, string>>
  /** Keeps what was typed under this name, for this tab and person, until it is sent. */
  readonly keep?: string
  /** Files sent with it: it waits until all are up, and forgets them once it is sent. */
  readonly attached?: Attached
  /** The caller owns the values, as a draft does, and clears them and their files once they are being sent. */
  readonly controlled?: { readonly values: V; readonly change: (some: Partial<V>) => void }
  /** In place of the schema: what is wrong with the values, in words, by the names of the fields. */
  readonly judge?: (values: V) => Readonly<Partial<Record<string, string>>>
  /** Maps a path of the input to the name of its field. */
  readonly fieldOf?: (path: string) => string
  readonly done?: (output: OutputOf<E>) => void
}

const nothing: Values = {}

/**
 * A form over one write. Errors are shown by field, the first wrong field gets the focus (`data-field` names the inputs),
 * and a refusal loses nothing that was typed.
 */
export function useForm<V extends Values, E extends Endpoint>({
  endpoint,
  initial,
  toInput,
  whenEmpty = {},
  keep,
  attached,
  controlled,
  judge,
  fieldOf = (path) => path,
  done,
}: FormOptions<V, E>) {
  const { t } = useTranslation(['kit', 'files', 'checks'])
  const schema = inputSchema(endpoint)
  const [, setSchema] = useState(schema)
  /** Drawn again when it is there: a quick writer sees then what is wrong. */
  const load = useCallback(() => loadInputSchema(endpoint).then(() => setSchema(inputSchema(endpoint))), [endpoint])
  const judges = judge !== undefined
  useEffect(() => {
    if (!judges) void load()
  }, [load, judges])
  const early = useRef(false)
  const [tried, setTried] = useState(false)
  const [typed, setTyped] = useTyped<V>(keep)
  const write = useWrite(endpoint, { quiet: true })
  const values: V = controlled ? controlled.values : { ...initial, ...typed }

  const wordsFor = (field: WrongField): string => {
    if (judge || !isEmpty(valueAt(values, field.path))) return fieldText(field)
    return fieldText({ path: field.path, code: whenEmpty[firstOf(field.path)] ?? 'empty' })
  }
  const wrong = (fields: readonly WrongField[]) =>
    byField(
      fields.map((field) => ({ ...field, path: fieldOf(field.path) })),
      wordsFor,
    )
  const check = (): Partial<Record<string, string>> =>
    judge ? judge(values) : wrong(wrongBefore(inputSchema(endpoint), toInput(values)))
  const refused = wrong(write.error?.fields ?? [])
  /** While it is being sent and afterwards, controlled values are already cleared and must not be checked again. */
  const gone = write.isPending || write.isSuccess
  const errors: Partial<Record<string, string>> = tried && !(controlled && gone) ? { ...refused, ...check() } : refused
  const required = (name: keyof V & string, field: string = name) => isRequired(schema, toInput, values, [name, field])

  const since = 'version' in values ? { version: values['version'] } : undefined
  const change = (some: Partial<V>): void => {
    if (!controlled) return setTyped({ ...since, ...typed, ...some })
    if (gone || write.isError) write.reset()
    controlled.change(some)
  }
  const unsent = attached?.unsent
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
    if (write.isError) write.reset() // clears the refusal of the last attempt
    setTried(true)
    const form = event?.currentTarget
    if (schema || judge) return send(form)
    if (!early.current) void load().then(() => send(form))
    early.current = true
  }
  const send = (form: HTMLElement | undefined): void => {
    early.current = false
    const names = Object.keys(check())
    if (names.length > 0) return focusFirst(form, names)
    if (unsent) return
    write.mutate(toInput(values), {
      onSuccess: (output) => {
        flushSync(() => setTried(false)) // must come first: the cleared values are not checked
        if (!controlled) {
          setTyped(undefined)
          attached?.forget()
        }
        done?.(output)
      },
      onError: ({ fields }) => (fields.length > 0 ? focusFirst(form, Object.keys(wrong(fields))) : showRefusal(form)),
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
    /** Why a form with files was not sent yet. */
    waiting: tried && unsent ? t(unsent, { ns: 'files' }) : undefined,
    withdraw: write.withdraw,
    settle,
    dirty: Object.entries(typed ?? nothing).some(([name, value]) => name !== 'version' && value !== initial[name]),
    /** Somebody else saved since the typing began. */
    overtaken: typed?.['version'] !== undefined && typed['version'] !== initial['version'],
    keepMine: () => change({ version: initial['version'] } as unknown as Partial<V>),
    reset: () => {
      setTyped(undefined)
      setTried(false)
      write.reset()
    },
    /** Props of a text input. */
    text: (name: keyof V & string, field: string = name) => ({
      'data-field': field,
      value: String(values[name] ?? ''),
      error: errors[field],
      required: required(name, field),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: event.currentTarget.value } as Partial<V>),
    }),
    /** Props of an input that answers its value itself: a select, a switch's value, a picker of what the input calls `field`. */
    pick: <K extends keyof V & string>(name: K, field: string = name) => ({
      'data-field': field,
      value: values[name],
      error: errors[field],
      required: required(name, field),
      onChange: (value: V[K]) => change({ [name]: value } as unknown as Partial<V>),
    }),
  }
}

function useTyped<V>(keep: string | undefined): [Partial<V> | undefined, (typed: Partial<V> | undefined) => void] {
  const here = useState<Partial<V>>()
  const kept = useKeptText<Partial<V> | undefined>(keep ?? '', undefined)
  return keep === undefined ? here : kept
}
