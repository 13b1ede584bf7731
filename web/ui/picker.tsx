import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { problemText } from '../kit/problem-words.ts'
import { ChoiceList, type Choice } from './list/choice-list.tsx'
import type { SearchPickerProps } from './search-picker.tsx'

const REST_MS = 150

interface PickerProps<Hit> extends Pick<SearchPickerProps<Hit>, 'label' | 'search' | 'keyOf' | 'nameOf' | 'render'> {
  /** Which of them is the reader: found, it stands first. */
  readonly me?: { readonly key: string; readonly label: string; readonly render?: ReactNode } | undefined
  /** At the end of the line: how much somebody has to do. */
  readonly count?: (hit: Hit) => ReactNode
  readonly chosen?: readonly string[]
  /** One was picked and is being worked on. */
  readonly done?: boolean
  readonly onPick: (hit: Hit) => void
  /** What is typed already. */
  readonly begins?: string
  /** Choices that are no records, such as "nobody". */
  readonly others?: readonly Choice[]
  readonly onOther?: (value: string) => void
}

/** Records to pick one of: what the server finds, the first match active; Enter picks at once. It is the inside of a popover. */
export function Picker<Hit>(props: PickerProps<Hit>) {
  const {
    label,
    search,
    keyOf,
    nameOf,
    render = nameOf,
    me,
    count,
    chosen,
    done = false,
    onPick,
    begins = '',
    others = [],
    onOther,
  } = props
  const [typed, setTyped] = useState(begins)
  const [asked] = useDebouncedValue(typed, REST_MS)
  const { data, error, isPending, isPlaceholderData } = useQuery(search(asked))
  const hits = data ?? []
  const mine = hits.filter((hit) => keyOf(hit) === me?.key)
  const options = [...mine, ...hits.filter((hit) => keyOf(hit) !== me?.key)].map((hit): Choice => {
    const isMe = keyOf(hit) === me?.key
    return {
      value: keyOf(hit),
      label: isMe && me ? me.label : nameOf(hit),
      shown: (isMe && me?.render) || render(hit),
      ...(count && { count: count(hit) }),
    }
  })
  const rest = typed === '' ? others.map((one) => ({ ...one, apart: true })) : []
  if (error && !data) return <p role="alert">{problemText(error)}</p>
  return (
    <ChoiceList
      label={label}
      options={[...options, ...rest]}
      {...(chosen && { chosen })}
      begins={begins}
      done={done}
      waiting={isPending || isPlaceholderData || typed !== asked}
      onType={setTyped}
      pick={(value) => {
        const hit = hits.find((one) => keyOf(one) === value)
        if (hit) onPick(hit)
        else onOther?.(value)
      }}
    />
  )
}
