import type { Appointment, Slot } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { IconCalendarSearch } from '@tabler/icons-react'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../../kit/follow.ts'
import { Problem } from '../../../../kit/problem.ts'
import { usePhone } from '../../../../kit/widths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { FilterBar } from '../../../../ui/list/filter-bar.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { PaneBar } from '../../../../ui/pane-bar.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { PersonChip } from '../../../../ui/person-chip.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { appointmentQueries, bookingQueries } from '../../api/appointments.ts'
import { appointmentLive } from '../../live/appointments-live.ts'
import { EntryFacts } from '../entries/entry-facts.tsx'
import classes from './book.module.css'
import { ConfirmSlot } from './confirm-slot.tsx'
import { MovingNote } from './moving-note.tsx'
import { NextStep } from './next-step.tsx'
import { Purposes } from './purposes.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useBookAddress } from './use-book-address.ts'

interface BookTabProps {
  readonly title: string
  readonly tabs: ReactNode
  /** Shows a booking that was made or moved. */
  readonly onBooked: (booking: Booking) => void
}

const nothing = () => null

/** Purpose, then day and time, then the confirmation: beside each other, or on a phone one step after the other. */
export function BookTab({ title, tabs, onBooked }: BookTabProps) {
  const { t } = useTranslation('schedule')
  const address = useBookAddress()
  const phone = usePhone()
  const { id, q, at, step, go } = address
  const choose = (next: string) => go({ id: next, day: undefined, at: undefined, with: undefined, step: undefined })
  const search = { label: t('searchPurposes'), value: q, onSearch: (text: string) => go({ q: text || undefined }, true) }
  if (phone && id !== undefined)
    return (
      <div className={classes['step']} data-fills>
        <Opened key={id} id={id} title={title} phone onBooked={onBooked} />
      </div>
    )
  return (
    <>
      <PageHeader title={title} tabs={tabs} flush />
      {phone ? (
        <div className={classes['search']}>
          <SearchField {...search} />
        </div>
      ) : (
        <FilterBar
          filters={[]}
          field={nothing}
          show=""
          onRemove={nothing}
          onClear={nothing}
          search={search}
          start={
            <span className={classes['legend']}>
              <i aria-hidden />
              {t('dayWithFree')}
            </span>
          }
        />
      )}
      <div className={classes['columns']} data-confirming={(id !== undefined && at !== undefined) || step || undefined}>
        <section className={classes['column']} aria-label={t('purposes')}>
          <Purposes q={q} chosen={id} onChoose={choose} onClear={() => go({ q: undefined })} />
        </section>
        {!phone &&
          (id === undefined ? (
            <section className={classes['column']}>
              <EmptyState icon={IconCalendarSearch} title={t('choosePurpose')} text={t('choosePurposeText')} />
            </section>
          ) : (
            <Opened key={id} id={id} title={title} phone={false} onBooked={onBooked} />
          ))}
      </div>
    </>
  )
}

interface OpenedProps extends Pick<BookTabProps, 'title' | 'onBooked'> {
  readonly id: string
  readonly phone: boolean
}

/** The appointment that is chosen, kept as it is at the portal while it is shown. */
function Opened({ id, title, phone, onBooked }: OpenedProps) {
  const { data, error, isPaused, refetch } = useQuery(appointmentQueries.open(id))
  useFollow(appointmentLive, id)
  const refused = error && (!data || error.code === 'not_found') ? error : isPaused && !data ? new Problem('unavailable') : null
  if (data && !refused) {
    const { appointment } = data
    if (appointment.kind === 'job') return <Job of={appointment} title={title} phone={phone} />
    return <Steps appointment={appointment} title={title} phone={phone} onBooked={onBooked} />
  }
  const shown = refused ? (
    <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void refetch() })} />
  ) : (
    <PageSkeleton />
  )
  return phone ? (
    <>
      <BackHeader title={title} />
      {shown}
    </>
  ) : (
    <section className={classes['column']}>{shown}</section>
  )
}

function BackHeader({ title, step }: { title: string; step?: number }) {
  const { t } = useTranslation('schedule')
  const { step: _step, ...before }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const crumb =
    step === 3
      ? { label: t('backToTimes'), to: '.' as const, search: before as object }
      : { label: t('backToPurposes'), to: '.' as const, search: {} }
  return (
    <PageHeader
      title={title}
      written
      flush
      crumbs={[crumb]}
      action={step !== undefined && <span className={classes['dim']}>{t('stepOf', { step, steps: 3 })}</span>}
    />
  )
}

function Job({ of, title, phone }: { of: Appointment; title: string; phone: boolean }) {
  return (
    <section className={phone ? undefined : classes['column']} aria-label={of.purpose}>
      {phone ? <BackHeader title={of.purpose || title} /> : <PaneBar title={of.purpose}>{null}</PaneBar>}
      <div className={classes['fields']}>
        <EntryFacts of={of} />
      </div>
    </section>
  )
}

function Steps({ appointment, phone, onBooked }: Omit<OpenedProps, 'id'> & { appointment: Appointment }) {
  const { t } = useTranslation('schedule')
  const address = useBookAddress()
  const { at, step, move, go } = address
  const [kept, setKept] = useState<Slot>()
  const { data: moved } = useQuery({ ...bookingQueries.open(move ?? ''), enabled: move !== undefined })
  const moving = move === undefined ? undefined : moved?.booking
  const choose = (day: string, slot: Slot) => {
    setKept(slot)
    go({ day, at: slot.startsAt }, at !== undefined)
  }
  const leave = () => {
    setKept(undefined)
    go({ at: undefined, step: undefined }, true)
  }
  const confirm = at !== undefined && (move === undefined || moving !== undefined) && (
    <ConfirmSlot
      key={at}
      appointment={appointment}
      startsAt={at}
      providerId={address.with ?? moving?.provider.id}
      moving={moving}
      alone={phone}
      onChoose={(next) => {
        setKept(next)
        go({ day: next.day, at: next.startsAt }, true)
      }}
      onClose={leave}
      onDone={onBooked}
    />
  )
  if (phone && step === 'confirm' && at !== undefined)
    return (
      <>
        <BackHeader title={t(moving ? 'moveTitle' : 'confirmTitle')} step={3} />
        {confirm}
      </>
    )
  const picker = (
    <>
      {moving && <MovingNote of={moving} />}
      <Facts of={appointment} value={address.with} onChange={(one) => go({ with: one, at: undefined, step: undefined }, true)} />
      <SlotPicker appointment={appointment} address={address} kept={kept} onChoose={choose} />
    </>
  )
  if (phone)
    return (
      <>
        <BackHeader title={appointment.purpose} step={2} />
        {picker}
        {at !== undefined && <NextStep appointment={appointment} at={at} onNext={() => go({ step: 'confirm' })} />}
      </>
    )
  return (
    <>
      <section className={classes['column']} aria-label={appointment.purpose}>
        {picker}
      </section>
      {confirm && (
        <section className={classes['column']} data-confirm>
          {confirm}
        </section>
      )}
    </>
  )
}

interface FactsProps {
  readonly of: Appointment
  /** The person who is wanted; any of them without one. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** The people, the length and the place; one of several people may be wanted. */
function Facts({ of: { people, slotMinutes, jobLocation }, value, onChange }: FactsProps) {
  const { t } = useTranslation('schedule')
  const [only] = people
  return (
    <div className={classes['facts']}>
      {people.length > 1 ? (
        <Select
          size="xs"
          aria-label={t('withWhom')}
          data={[{ value: '', label: t('anyProvider') }, ...people.map((one) => ({ value: one.id, label: one.fullName }))]}
          value={value ?? ''}
          allowDeselect={false}
          onChange={(one) => onChange(one || undefined)}
        />
      ) : (
        only && <PersonChip person={only} />
      )}
      <span>{t('minutes', { count: slotMinutes })}</span>
      {jobLocation && <span>{jobLocation}</span>}
    </div>
  )
}
