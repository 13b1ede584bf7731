import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { IconCalendarTime } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../../kit/formats.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListRows } from '../../../../ui/list/list-rows.tsx'
import { useWalkKeys } from '../../../../ui/list/use-row-commands.ts'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { appointmentQueries } from '../../api/appointments.ts'
import classes from './book.module.css'

interface PurposesProps {
  readonly q: string
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onClear: () => void
}

/** The bookable appointments that are offered to the reader. */
export function Purposes({ q, chosen, onChoose, onClear }: PurposesProps) {
  const { t } = useTranslation('schedule')
  const frame = useRef<HTMLUListElement>(null)
  const list = useInfiniteQuery(appointmentQueries.list({ view: 'bookable', direction: 'rising', ...(q !== '' && { q }) }))
  useWalkKeys(frame)
  return (
    <ListRows
      list={list}
      skeleton={<PageSkeleton />}
      empty={<EmptyState title={t('noPurposes')} text={t('noPurposesText')} literally="noData" />}
      unmatched={q === '' ? undefined : { title: t('noPurposeFits'), text: t('noPurposeFitsText'), clear: onClear }}
    >
      {(all) => (
        <ul ref={frame} className={classes['purposes']} aria-label={t('purposes')}>
          {all.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={classes['purpose']}
                data-row
                data-id={one.id}
                aria-current={one.id === chosen || undefined}
                onClick={() => onChoose(one.id)}
                onKeyDown={walk}
              >
                <span className={classes['sign']}>
                  <IconCalendarTime size={16} stroke={1.75} aria-hidden />
                </span>
                <UserText text={one.purpose} lines={1} />
                <About of={one} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </ListRows>
  )
}

function About({ of: { jobLocation, people, department, slotMinutes } }: { of: Appointment }) {
  const { t } = useTranslation('schedule')
  const nameOf = useLocalName()
  const [only] = people
  const where = jobLocation || (people.length === 1 && only ? only.fullName : department ? nameOf(department) : '')
  return (
    <span className={classes['about']}>
      <UserText text={where} lines={1} />
      <span>{t('minutes', { count: slotMinutes })}</span>
    </span>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const next = rows[rows.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
