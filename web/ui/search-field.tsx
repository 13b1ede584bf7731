import { CloseButton } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UserInput } from './user-input.tsx'

const REST_MS = 200

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** Heard once the typing rests, and at once when cleared. */
  readonly onSearch: (text: string) => void
  /** The key that leads here, while nothing is typed. */
  readonly hint?: ReactNode
}

export function SearchField({ label, value, onSearch, hint }: SearchFieldProps) {
  const { t } = useTranslation('kit')
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const tell = useDebouncedCallback(onSearch, REST_MS)
  if (value !== shown) {
    setShown(value) // the address changed by itself: Back, or a link
    if (value !== text.trim()) setText(value)
  }
  const type = (next: string) => {
    setText(next)
    if (next === '') onSearch('')
    else tell(next.trim())
  }
  return (
    <UserInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      value={text}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={text === '' ? hint : <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => type('')} />}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
