import { MAX_VALUES } from '@diwan/contract/kit/list'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf, valuesOf } from '../../kit/list/address.ts'
import type { SearchPickerProps } from '../search-picker.tsx'
import { ChoiceList } from './choice-list.tsx'

const REST_MS = 150

interface RecordChoicesProps<Hit> extends Pick<SearchPickerProps<Hit>, 'label' | 'search' | 'keyOf' | 'nameOf' | 'render'> {
  /** Ids, as they stand in the address. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  /** What a chosen id is called. */
  readonly nameOfId: (id: string) => string
  /** A record was found by searching: its name is known from now on. */
  readonly onFound: (hit: Hit) => void
}

/** A filter by some records: what is chosen stands first, then what the server finds. */
export function RecordChoices<Hit>(props: RecordChoicesProps<Hit>) {
  const { label, search, keyOf, nameOf, render = nameOf, value, onChange, nameOfId, onFound } = props
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, REST_MS)
  const { data: hits = [], isPending, isPlaceholderData } = useQuery(search(asked))
  const [first] = useState(() => valuesOf(value)) // what is ticked now stays where it is
  const chosen = valuesOf(value)
  const found = new Map(hits.map((hit) => [keyOf(hit), hit]))
  const before = typed === '' ? first.filter((id) => !found.has(id)).map((id) => ({ value: id, label: nameOfId(id) })) : []
  return (
    <ChoiceList
      label={label}
      options={[...before, ...hits.map((hit) => ({ value: keyOf(hit), label: nameOf(hit), shown: render(hit) }))]}
      chosen={chosen}
      waiting={isPending || isPlaceholderData || typed !== asked}
      onType={setTyped}
      onChange={(now) => {
        for (const id of now) {
          const hit = found.get(id)
          if (hit) onFound(hit)
        }
        if (now.length <= MAX_VALUES) onChange(textOf(now))
      }}
    />
  )
}
