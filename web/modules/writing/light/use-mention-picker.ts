import { MENTION_LABEL_MAX } from '@diwan/core/document'
import { labelOf, type Mentioned } from '@diwan/core/light-text'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { typeOver, type Area } from '../use-light-text.ts'
import type { MentionSource } from '../types.ts'

const REST_MS = 150
const LONGEST_NAME = 40

/** An `@` before the caret, and what is typed after it. */
interface MentionQuery {
  readonly from: number
  readonly text: string
}

/** Not inside an address: `sara@diwan.example`. Names have spaces; a person who was chosen is no longer asked for. */
export function askedAt(text: string, caret: number, mentioned: readonly Mentioned[]): MentionQuery | undefined {
  const before = text.slice(Math.max(0, caret - LONGEST_NAME - 2), caret)
  const typed = /(?<![A-Za-z0-9._%+-])@([^@\n]*)$/u.exec(before)?.[1]
  if (typed === undefined || /^\s/.test(typed) || mentioned.some(({ label }) => typed.startsWith(label))) return undefined
  return { from: caret - typed.length - 1, text: typed }
}

export interface Choosing {
  readonly source: MentionSource
  readonly area: Area
  readonly mentioned: readonly Mentioned[]
  /** Somebody was chosen and stands in the text as `@label`. */
  readonly onChoose: (chosen: Mentioned, hit: Mentionable) => void
}

/** People offered while somebody types `@`: the arrows choose, Enter takes, Escape closes until the next `@`. */
export function useMentionPicker({ source, area, mentioned, onChoose }: Choosing) {
  const [asked, ask] = useState<MentionQuery>()
  const [closed, close] = useState<number>()
  const [active, setActive] = useState(0)
  const [text] = useDebouncedValue(asked?.text.trim() ?? '', REST_MS)
  const wanted = asked !== undefined && asked.from !== closed
  const found = useQuery({ ...source.people(text), enabled: wanted, placeholderData: keepPreviousData })
  const hits = wanted ? (found.data ?? []) : []
  const list = useId()
  const open = hits.length > 0
  const at = Math.min(active, hits.length - 1)

  const look = () => {
    const field = area.current
    const next = field ? askedAt(field.value, field.selectionEnd, mentioned) : undefined
    if (next?.from !== asked?.from || next?.text !== asked?.text) setActive(0)
    if (next === undefined) close(undefined)
    ask(next)
  }
  const choose = (hit: Mentionable) => {
    const field = area.current
    if (!field || !asked) return
    const chosen = { id: hit.person.id, label: ownLabel(hit, mentioned) }
    close(asked.from) // also where the name stays words only
    typeOver(field, asked.from, field.selectionEnd, `@${chosen.label} `)
    onChoose(chosen, hit)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') setActive((at + (key === 'ArrowDown' ? 1 : hits.length - 1)) % hits.length)
    else if (key === 'Enter' || key === 'Tab') choose(hits[at]!)
    else if (key === 'Escape') close(asked?.from)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    hits,
    active: at,
    list,
    choose,
    /** Of the text area. */
    props: {
      onKeyDown,
      onSelect: look,
      onBlur: () => ask(undefined),
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      ...(open && { 'aria-controls': list, 'aria-activedescendant': `${list}-${at}` }),
    },
  }
}

/** Two people of one name stay apart in the text by their number. */
function ownLabel({ person }: Mentionable, mentioned: readonly Mentioned[]): string {
  const name = labelOf(person.fullName)
  const taken = (label: string) => mentioned.some((one) => one.label === label && one.id !== person.id)
  let label = name
  for (let number = 2; taken(label); number += 1) label = `${name.slice(0, MENTION_LABEL_MAX - 5)} (${number})`
  return label
}
