import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepText, keptText, useKeptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { fieldText, problemText } from '../../../kit/problem-words.ts'
import { useUndo } from '../../fields/public.ts'
import { withId } from '../model/address.ts'
import { isSuperseded, versionOfSame } from '../model/same-content.ts'

/** The text as it was typed, with the version it was typed on; `saved` once the portal has it. */
interface Kept<C> {
  readonly version: number
  readonly content: C
  readonly saved: boolean
}

interface Write<Input, Output> {
  readonly mutateAsync: (input: Input) => Promise<Output>
  readonly isPending: boolean
}

interface ContentWritingOf<C> {
  /** The first part of the name under which this browser keeps what is typed: `form`. */
  readonly name: string
  readonly record: { readonly id: string; readonly version: number; readonly content: C; readonly unit: UnitOf } | null
  /** The content of a new record. */
  readonly empty: C
  readonly create: Write<OfUnit<C>, { readonly id: string }>
  readonly change: Write<OfUnit<C> & { readonly id: string; readonly version: number }, { readonly version: number }>
  /** Runs when the portal refused to save this content. */
  readonly onRefused?: (problem: Problem, sent: C) => void
}

type UnitOf = { readonly id: string } | null
/** The unit that manages the record is written together with its content. */
type OfUnit<C> = C & { readonly unitId: string | null }

export interface ContentWriting<C> {
  readonly content: C
  /** `where` names the field that is typed in, so that typing in it is undone as one step. */
  readonly set: (some: Partial<C>, where?: string) => void
  /** Differs from what the portal has. */
  readonly dirty: boolean
  /** Was typed and not sent since; it may be the same text again. */
  readonly unsaved: boolean
  readonly pending: boolean
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  /** Rejects with the problem when the portal refuses; nothing typed is lost then. */
  readonly send: () => Promise<void>
  readonly save: () => void
  readonly problem: Problem | undefined
  readonly problemText: string | undefined
  readonly refuse: (problem: Problem) => void
  /** The messages of the wrong fields by their paths: `fields.0.labelAr`. */
  readonly errors: Readonly<Record<string, string>>
  /** Present when somebody else has saved since: their version is taken, or this one is put in its place. */
  readonly overtaken: { readonly takeTheirs: () => void; readonly keepMine: () => void } | undefined
}

/**
 * The draft of one piece of content: kept in this browser until it is saved, with fifty steps to undo, and with a choice when somebody else was faster.
 * Text stays on screen as it was typed, because the portal trims what it stores.
 */
export function useContent<C extends object>(of: ContentWritingOf<C>): ContentWriting<OfUnit<C>> {
  const { record, empty, create, change, onRefused } = of
  const { t } = useTranslation('kit')
  const navigate = useNavigate()
  const name = `${of.name}/${record?.id ?? 'new'}`
  const [kept, keep] = useKeptText<Kept<OfUnit<C>> | undefined>(name, undefined)
  const [problem, setProblem] = useState<Problem>()
  const written = useMemo(() => ({ ...(record?.content ?? empty), unitId: record?.unit?.id ?? null }), [record, empty])
  /** The content that was changed by typing. */
  const base = useRef<OfUnit<C>>(undefined)

  const isOld = kept !== undefined && record !== null && isSuperseded(kept, record.version, written)
  const shown = isOld ? undefined : kept
  const content = shown?.content ?? written
  const unsaved = shown !== undefined && !shown.saved
  const version = unsaved ? shown.version : (record?.version ?? 0)
  const history = useUndo(content, (next) => {
    if (!unsaved) base.current = written
    keep({ version, content: next, saved: false })
  })

  const begin = async (): Promise<void> => {
    const { id } = await create.mutateAsync(content)
    keep(undefined)
    await navigate({ to: '.', search: withId(id), replace: true })
  }
  const rewrite = async (id: string): Promise<void> => {
    const sent = keptText<Kept<OfUnit<C>> | undefined>(name, undefined)
    if (!sent || sent.saved) return
    const changeAt = (at: number) => change.mutateAsync({ ...sent.content, id, version: at })
    const done = await changeAt(sent.version).catch((error: unknown) => {
      const now = base.current && versionOfSame(base.current, asProblem(error))
      if (now === undefined) throw error
      return changeAt(now)
    })
    const newest = keptText<Kept<OfUnit<C>> | undefined>(name, undefined)
    if (newest) keepText(name, { version: done.version, content: newest.content, saved: newest.content === sent.content })
  }
  const send = async (): Promise<void> => {
    const sent = keptText<Kept<OfUnit<C>> | undefined>(name, undefined)?.content ?? content
    try {
      await (record ? rewrite(record.id) : begin())
      setProblem(undefined)
    } catch (error) {
      const refused = asProblem(error)
      setProblem(refused)
      onRefused?.(refused, sent)
      throw refused
    }
  }
  return {
    content,
    set: (some, where) => history.change({ ...content, ...some }, where),
    dirty: unsaved && JSON.stringify(content) !== JSON.stringify(written),
    unsaved,
    pending: create.isPending || change.isPending,
    undo: history.undo,
    redo: history.redo,
    send,
    save: () => void send().catch(() => undefined),
    problem,
    problemText: problem && (problem.fields.length > 0 ? t('correctErrors') : problemText(problem)),
    refuse: setProblem,
    errors: Object.fromEntries((problem?.fields ?? []).map((field) => [field.path, fieldText(field)])),
    overtaken:
      problem?.code === 'changed_meanwhile' && record
        ? {
            takeTheirs: () => {
              keep(undefined)
              history.forget()
              setProblem(undefined)
            },
            keepMine: () => {
              setProblem(undefined)
              keep({ version: record.version, content: { ...content }, saved: false })
            },
          }
        : undefined,
  }
}
