import { Checkbox, Switch } from '@mantine/core'
import '../switch-styles.ts'
import { holdsEvery } from '@diwan/core/search-by-rules'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../use-first-match.ts'
import { UserInput } from '../user-input.tsx'
import classes from './choice-list.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
  /** How it looks; its words when absent. */
  readonly shown?: ReactNode
  readonly count?: ReactNode
  /** None of the records: below a line. */
  readonly apart?: boolean
}

interface ChoiceListProps {
  readonly label: string
  readonly options: readonly Choice[]
  /** What is chosen of them; nothing where one is picked at once. */
  readonly chosen?: readonly string[]
  readonly onChange?: (chosen: string[]) => void
  readonly pick?: (value: string) => void
  /** What is typed already. */
  readonly begins?: string
  /** Where the options are found by the server; else they are narrowed here. */
  readonly onType?: (text: string) => void
  readonly waiting?: boolean
  /** One was picked and is being worked on: neither letters nor another pick change it. */
  readonly done?: boolean
  /** All but these. */
  readonly not?: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void }
}

/** Boxes to tick, or one to pick: the first match is active, arrows move, Enter ticks; before the answer it waits for it. */
export function ChoiceList({
  label,
  options,
  chosen = [],
  onChange,
  pick,
  begins = '',
  onType,
  waiting = false,
  done = false,
  not,
}: ChoiceListProps) {
  const { t } = useTranslation('kit')
  const [text, setText] = useState(begins)
  /** The option that an arrow made active; a list that comes later keeps it active only where it still contains it. */
  const [moved, moveTo] = useState<string>()
  const id = useId()
  const entered = useRef(false)
  const shown = onType ? options : options.filter((one) => holdsEvery(one.label, text))
  const at = Math.max(
    0,
    shown.findIndex(({ value }) => value === moved),
  )
  const active = shown[at]
  const choose = (value: string) => {
    if (done) return
    if (pick) pick(value)
    else onChange?.(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  const press = (event: KeyboardEvent) => {
    if (done) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposing(event)) return
    if (step !== undefined) moveTo(shown[(at + step + shown.length) % shown.length]?.value)
    else if (event.key === 'Enter' && waiting) entered.current = true
    else if (event.key === 'Enter' && active) choose(active.value)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    if (waiting || done || !entered.current) return
    entered.current = false
    if (active && (moved === undefined || active.value === moved)) choose(active.value)
  })
  const combobox = pick && {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': id,
    'aria-activedescendant': active && `${id}-${active.value}`,
  }
  return (
    <div>
      <UserInput
        type="search"
        {...combobox}
        data-autofocus
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={text}
        readOnly={done}
        m={3}
        mb={5}
        onKeyDown={press}
        leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          moveTo(undefined)
          entered.current = false
          onType?.(value.trim())
        }}
      />
      {pick ? (
        <div id={id} className={classes['options']} role="listbox" aria-label={label}>
          {shown.map((one) => (
            <button
              key={one.value}
              id={`${id}-${one.value}`}
              type="button"
              className={classes['option']}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.includes(one.value)}
              data-active={one === active || undefined}
              data-apart={one.apart || undefined}
              onClick={() => choose(one.value)}
            >
              {one.shown ?? <bdi>{one.label}</bdi>}
              {one.count !== undefined && <span className={classes['count']}>{one.count}</span>}
            </button>
          ))}
        </div>
      ) : (
        <ul className={classes['options']} aria-label={label}>
          {shown.map((one) => (
            <li key={one.value} data-active={one === active || undefined}>
              <Checkbox
                size="xs"
                radius={5}
                classNames={{ body: classes['body'] ?? '', labelWrapper: classes['words'] ?? '' }}
                label={
                  <>
                    {one.shown ?? <bdi>{one.label}</bdi>}
                    {one.count !== undefined && <span className={classes['count']}>{one.count}</span>}
                  </>
                }
                checked={chosen.includes(one.value)}
                onChange={() => choose(one.value)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && <p className={classes['none']}>{t(waiting ? 'loading' : 'noResults')}</p>}
      {not && (
        <Switch
          size="sm"
          labelPosition="left"
          classNames={{ root: classes['not'] ?? '', body: classes['body'] ?? '', labelWrapper: classes['words'] ?? '' }}
          label={not.label}
          checked={not.on}
          onChange={(event) => not.onChange(event.currentTarget.checked)}
        />
      )}
    </div>
  )
}
