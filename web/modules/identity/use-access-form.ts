import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'

type Values = Record<string, string>
type Wrong<V> = Partial<Record<keyof V, string>>

interface AccessForm<V extends Values> {
  readonly initial: V
  /** What is wrong before anything is sent, in words. */
  readonly check: (values: V) => Wrong<V>
  readonly send: (values: V) => Promise<void>
}

/** A form before the login: no query client, no schema. What was typed stays, whatever the answer. */
export function useAccessForm<V extends Values>({ initial, check, send }: AccessForm<V>) {
  const { t } = useTranslation('kit')
  const [values, setValues] = useState(initial)
  const [tried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)

  const names = Object.keys(initial) as (keyof V & string)[]
  const wrong: Wrong<V> = tried ? check(values) : {}
  const refused = fieldTexts(refusal, names)
  const focus = (name: string | undefined) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(undefined)
    if (pending) return
    const missing = check(values)
    const [first] = names.filter((name) => missing[name])
    if (first) return focus(first)
    setPending(true)
    try {
      await send(values)
    } catch (reason) {
      setRefusal(reason)
      focus(names.find((name) => fieldTexts(reason, names)[name]) ?? names[0])
    } finally {
      setPending(false)
    }
  }

  const invalid = Object.values(wrong).some(Boolean)
  const said = refusal === undefined ? undefined : problemText(refusal)
  return {
    form,
    values,
    pending,
    submit: (event: FormEvent) => void submit(event),
    /** One sentence above the fields, unless the field itself says the same. */
    problem: invalid ? t('correctErrors') : said && Object.values(refused).includes(said) ? undefined : said,
    field: (name: keyof V & string) => ({
      name,
      'data-field': name,
      value: values[name] ?? '',
      error: wrong[name] ?? refused[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        const { value } = event.currentTarget
        setValues((before) => ({ ...before, [name]: value }))
        setRefusal(undefined)
      },
    }),
  }
}
