import { MENTION_LABEL_MAX } from '@diwan/core/document'
import { labelOf, type Mentioned } from '@diwan/core/light-text'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { useId, useState, type KeyboardEvent } from 'react'
import { typeOver, type Area } from '../use-light-text.ts'
import type { MentionSource } from '../types.ts'
import { mentionQueryAt, mentions, replacedName, type MentionQuery } from '../model/mention-name.ts'
import { useMentionHits } from './use-mention-hits.ts'

export interface Choosing {
  readonly source: MentionSource
  readonly area: Area
  /** What the field holds now. */
  readonly value: string
  readonly mentioned: readonly Mentioned[]
  /** A person was chosen and is in the text as `@label`. */
  readonly onChoose: (chosen: Mentioned, hit: Mentionable) => void
}

/** Offers people while `@` and a name are typed: the arrows choose, Enter takes, Escape closes until the next `@`. */
export function useMentionPicker({ source, area, value, mentioned, onChoose }: Choosing) {
  const [asked, ask] = useState<MentionQuery>()
  const [closed, close] = useState<number>()
  const [active, setActive] = useState(0)
  const inText = asked !== undefined && value.startsWith(`@${asked.text}`, asked.from)
  const query = inText && asked.from !== closed ? asked : undefined
  const { hits, answerTo } = useMentionHits(source, query?.text)
  const list = useId()
  const open = hits.length > 0
  const at = Math.min(active, hits.length - 1)

  const now = () => {
    const field = area.current
    return field ? mentionQueryAt(field.value, field.selectionEnd, mentioned) : undefined
  }
  const look = () => {
    const next = now()
    if (next?.from !== asked?.from || next?.text !== asked?.text) setActive(0)
    if (next === undefined) close(undefined)
    ask(next)
  }
  const choose = (hit: Mentionable) => {
    const field = area.current
    const typed = now()
    if (!field || !typed) return
    const chosen = { id: hit.person.id, label: ownLabel(hit, field.value, mentioned) }
    const { to, after } = replacedName(field.value, typed, hit.person.fullName)
    close(typed.from) // also where the name stays words only
    typeOver(field, typed.from, to, `@${chosen.label}${after}`)
    onChoose(chosen, hit)
  }
  /** The list may be older than the text: it is drawn after the letters, and the server answers later still. */
  const answersText = () => {
    const typed = now()
    return typed !== undefined && typed.from === query?.from && typed.text.trim() === answerTo
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!query || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'Escape' && (open || answerTo === undefined)) close(query.from)
    else if (!open || !answersText()) return
    else if (key === 'ArrowDown' || key === 'ArrowUp') setActive((at + (key === 'ArrowDown' ? 1 : hits.length - 1)) % hits.length)
    else if (key === 'Enter' || key === 'Tab') choose(hits[at]!)
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

/** A number in the text keeps two people of one name apart. A mention that was deleted leaves its name free. */
function ownLabel({ person }: Mentionable, text: string, mentioned: readonly Mentioned[]): string {
  const name = labelOf(person.fullName)
  const taken = (label: string) => mentioned.some((one) => one.label === label && one.id !== person.id && mentions(text, label))
  let label = name
  for (let number = 2; taken(label); number += 1) label = `${name.slice(0, MENTION_LABEL_MAX - 5)} (${number})`
  return label
}
