import type { Appointment, Slot } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { dayIn } from '@diwan/core/formats'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import { BackHeader } from './back-header.tsx'
import classes from './book.module.css'
import { ConfirmSlot } from './confirm-slot.tsx'
import { MovingNote } from './moving-note.tsx'
import { NextStep } from './next-step.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useBookAddress } from './use-book-address.ts'

export interface BookStepsProps {
  readonly appointment: Appointment
  readonly phone: boolean
  /** A booking that gets another time. */
  readonly moving?: Booking
  readonly onBooked: (booking: Booking) => void
}

/** Day and time, then the confirmation. */
export function BookSteps({ appointment, phone, moving, onBooked }: BookStepsProps) {
  const { t } = useTranslation('schedule')
  const address = useBookAddress()
  const { at, step, go } = address
  const providerId = address.with ?? moving?.provider.id
  const { zone: own } = useReading()
  /** In whose clock days and times are chosen. */
  const [zone, setZone] = useState(own)
  const [kept, setKept] = useState<Slot>()
  /** The time whose confirmation was closed: the focus returns to it. */
  const [closed, setClosed] = useState<number>()
  const choose = (day: string, slot: Slot) => {
    setKept(slot)
    setClosed(undefined)
    go({ day, at: slot.startsAt }, at !== undefined)
  }
  const leave = () => {
    setKept(undefined)
    setClosed(at)
    go({ at: undefined, step: undefined }, true)
  }
  const confirm = at !== undefined && (
    <ConfirmSlot
      key={at}
      appointment={appointment}
      startsAt={at}
      providerId={providerId}
      moving={moving}
      alone={phone}
      onChoose={(next) => {
        setKept(next)
        go({ day: dayIn(zone, next.startsAt), at: next.startsAt }, true)
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
      <ProviderChoice
        of={appointment}
        moving={moving}
        value={providerId}
        onChange={(one) => go({ with: one, at: undefined, step: undefined }, true)}
      />
      <SlotPicker
        appointment={appointment}
        address={address}
        providerId={providerId}
        zone={zone}
        onZone={setZone}
        kept={kept}
        closed={at === undefined ? closed : undefined}
        onChoose={choose}
      />
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
