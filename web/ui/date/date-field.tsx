import { ActionIcon, Popover } from '@mantine/core'
import { dayParts } from '@diwan/core/formats'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import { DayText, type DayTextProps } from './day-text.tsx'
import { lazyDialog } from '../lazy-part.tsx'

const DayPicker = lazyDialog(() => import('./day-picker.tsx'))

export interface DateFieldProps extends Omit<DayTextProps, 'problemOf' | 'picks' | 'leftSection'> {
  /** The first and the last day that may be chosen. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Which words say that a day is before `min`. */
  readonly early?: 'date_past' | 'date_from_after_date_to' | undefined
}

/** Escape closes the picker alone: a dialog around it hears the key first and looks for this mark on what has the focus. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>) => target.setAttribute('data-mantine-stop-propagation', 'true')

/** A day, typed or picked; below it the same day in the other calendar. */
export function DateField({ min, max, early, description, value, onChange, ...input }: DateFieldProps) {
  const { t } = useTranslation('kit')
  const reading = useReading()
  const [opened, setOpened] = useState(false)
  const [picks, setPicks] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const problemOf = (day: string) => {
    if (min !== undefined && day < min) return early ?? 'date_outside_range'
    return max !== undefined && day > max ? 'date_outside_range' : undefined
  }
  const [other] =
    value === '' ? [] : dayParts(value, { ...reading, calendar: reading.calendar === 'hijri' ? 'gregory' : 'hijri' })
  const close = () => {
    setOpened(false)
    frame.current?.querySelector('input')?.focus()
  }
  const pick = (day: string) => {
    setPicks((before) => before + 1)
    onChange(day)
    close()
  }
  const leave = ({ key }: KeyboardEvent) => opened && key === 'Escape' && close()
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      radius={12}
      shadow="md"
      trapFocus
      closeOnEscape={false}
      withRoles={false}
      disabled={input.disabled ?? false}
    >
      <Popover.Target>
        <div ref={frame} role="presentation" onKeyDown={leave}>
          <DayText
            {...input}
            data-mantine-stop-propagation={opened}
            value={value}
            onChange={onChange}
            problemOf={problemOf}
            picks={picks}
            description={description ?? (other && <bdi>{other}</bdi>)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            leftSectionPointerEvents="all"
            leftSection={
              <ActionIcon
                variant="subtle"
                color="gray"
                size={26}
                tabIndex={-1}
                disabled={input.disabled ?? false}
                aria-label={t('pickDay')}
                data-mantine-stop-propagation={opened}
                aria-haspopup="dialog"
                aria-expanded={opened}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={16} stroke={1.6} aria-hidden />
              </ActionIcon>
            }
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || input.disabled) return
              event.preventDefault()
              setOpened(true)
            }}
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown p={8} role="dialog" aria-label={t('pickDay')} onFocusCapture={keepEscape} onKeyDown={leave}>
        <Suspense>
          <DayPicker value={value === '' ? undefined : value} onPick={pick} mayPick={(day) => problemOf(day) === undefined} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
