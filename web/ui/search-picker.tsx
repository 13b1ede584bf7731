import { CloseButton, Combobox, InputBase, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../kit/problem-words.ts'
import { useFirstMatch } from './use-first-match.ts'
import { useTypedDirection } from './typed-direction.ts'

const REST_MS = 150

export interface SearchPickerProps<Hit> {
  readonly label: string
  /** Drawn in place of the label, where that holds links. */
  readonly drawnLabel?: ReactNode
  /** The label is only heard: among filters the placeholder says it. */
  readonly bare?: boolean
  readonly value: Hit | null
  readonly onChange: (hit: Hit | null) => void
  /** Hits for what is typed; asked with '' when opened, for the most likely ones. */
  readonly search: (text: string) => Pick<UseQueryOptions<readonly Hit[]>, 'queryKey' | 'queryFn'>
  readonly keyOf: (hit: Hit) => string
  /** One line of text for the input. */
  readonly nameOf: (hit: Hit) => string
  /** How a hit looks in the list; its name when absent. */
  readonly render?: (hit: Hit) => ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  readonly description?: ReactNode
  readonly placeholder?: string
  readonly clearable?: boolean
  readonly disabled?: boolean
  /** Called when its reader goes elsewhere, with the text that was typed and not chosen from, or none. */
  readonly onLeft?: (text: string) => void
  readonly 'data-field'?: string
  /** Has the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean
}

/** Picks one record by searching for it: people, units, titles. */
export function SearchPicker<Hit>(props: SearchPickerProps<Hit>) {
  const { label, value, onChange, search, keyOf, nameOf, render = nameOf, clearable = true, disabled = false } = props
  const { t } = useTranslation('kit')
  const combobox = useCombobox({ onDropdownClose: () => setTyped(undefined) })
  const [typed, setTyped] = useState<string>()
  /** A press elsewhere closes the list, and with it what is typed, before the field hears that it was left. */
  const unchosen = useRef('')
  const text = typed ?? (value ? nameOf(value) : '')
  const direction = useTypedDirection(text)
  const [asked] = useDebouncedValue((typed ?? '').trim(), REST_MS)
  const found = useQuery({ ...search(asked), enabled: combobox.dropdownOpened })
  const hits = found.data ?? []
  const isAnswer = typed?.trim() === asked && !found.isPending && !found.isPlaceholderData
  const choose = (key: string) => {
    unchosen.current = ''
    onChange(hits.find((hit) => keyOf(hit) === key) ?? null)
    combobox.closeDropdown()
  }
  const walk = useFirstMatch(combobox, {
    text: typed ?? '',
    keys: hits.map(keyOf),
    state: typed === undefined ? 'idle' : isAnswer ? 'answered' : 'asking',
    choose,
  })
  const clear = clearable && value && !disabled && (
    <CloseButton
      size="sm"
      aria-label={t('remove')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange(null)}
    />
  )
  return (
    <Combobox store={combobox} onOptionSubmit={choose} disabled={disabled}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          data-field={props['data-field']}
          data-autofocus={props['data-autofocus']}
          {...(props.bare ? { 'aria-label': label } : { label: props.drawnLabel ?? label })}
          description={props.description}
          error={props.error}
          required={props.required ?? false}
          placeholder={props.placeholder ?? t('keepTyping')}
          disabled={disabled}
          value={text}
          {...direction}
          autoComplete="off"
          rightSection={clear || <Combobox.Chevron />}
          rightSectionPointerEvents={clear ? 'all' : 'none'}
          onClick={() => combobox.openDropdown()}
          data-typed={typed?.trim() || undefined}
          onBlur={() => {
            const left = unchosen.current.trim()
            unchosen.current = ''
            combobox.closeDropdown()
            props.onLeft?.(left)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') unchosen.current = ''
            walk(event)
          }}
          onChange={(event) => {
            unchosen.current = event.currentTarget.value
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }} aria-label={label}>
          {hits.map((hit) => (
            <Combobox.Option key={keyOf(hit)} value={keyOf(hit)} active={value !== null && keyOf(value) === keyOf(hit)}>
              {render(hit)}
            </Combobox.Option>
          ))}
          {hits.length === 0 && (
            <Combobox.Empty>
              {found.error ? problemText(found.error) : t(found.isPending ? 'loading' : 'noResults')}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
