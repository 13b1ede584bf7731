import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { HOLD_MINUTES, MAX_BOOKING_NOTE, REMIND_HOURS, REMIND_MINUTES } from '@diwan/contract/schedule/limits/appointments'
import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { ActionIcon, Button } from '@mantine/core'
import { IconBell, IconCalendarX, IconCheck, IconShieldCheck, IconX } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MOD } from '../../../../kit/commands.ts'
import { useForm } from '../../../../kit/form.ts'
import type { Problem } from '../../../../kit/problem.ts'
import { useProblemText } from '../../../../kit/problem-words.ts'
import { focusOnArrival } from '../../../../ui/focus-on-arrival.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { Kbd } from '../../../../ui/kbd.tsx'
import { leaveWrite } from '../../../../ui/leave-write.ts'
import { PaneBar } from '../../../../ui/pane-bar.tsx'
import { sendByKey } from '../../../../ui/send-by-key.ts'
import { useLeaveWrite } from '../../../../ui/use-leave-write.ts'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'
import classes from './book.module.css'
import { HoldTimer } from './hold-timer.tsx'
import { SlotFacts } from './slot-facts.tsx'
import { isTaken, type NextSlot } from '../../model/next-slots.ts'
import { TakenNote } from './taken-note.tsx'
import { useHold } from './use-hold.ts'

interface ConfirmSlotProps {
  readonly appointment: Appointment
  readonly startsAt: number
  readonly providerId: string | undefined
  /** A booking that gets this slot in place of its own. */
  readonly moving: Booking | undefined
  /** A step of its own on a phone, under a page header that leads back. */
  readonly alone: boolean
  readonly onChoose: (slot: NextSlot) => void
  readonly onClose: () => void
  readonly onDone: (booking: Booking) => void
}

const empty = { note: '' }

/** The booking before it is made, with a note; the slot is kept for the reader until it is booked or the time for that is over. */
export function ConfirmSlot(props: ConfirmSlotProps) {
  const { appointment, startsAt, providerId, moving, alone, onChoose, onClose, onDone } = props
  const { t } = useTranslation(['schedule', 'kit'])
  const say = useProblemText()
  const [over, setOver] = useState(false)
  const [lost, setLost] = useState<Problem>()
  const hold = useHold({
    id: appointment.id,
    startsAt,
    providerId,
    needed: moving === undefined,
    onRefused: setLost,
  })
  const at = { startsAt, ...(providerId !== undefined && { providerId }) }
  const done = (booking: Booking) => {
    hold.forget()
    onDone(booking)
  }
  const fresh = useForm({
    endpoint: bookings.book,
    initial: empty,
    keep: `book-slot/${appointment.id}`,
    toInput: ({ note }) => ({ id: appointment.id, ...at, ...(hold.reserved && { providerId: hold.reserved.provider.id }), note }),
    done,
  })
  const moved = useForm({
    endpoint: moving?.can.own ? bookings.reschedule : bookings.move,
    initial: empty,
    toInput: () => ({ id: moving?.id ?? '', version: moving?.version ?? 1, ...at }),
    done,
  })
  const form = moving ? moved : fresh
  useLeaveWrite(form)
  const close = () => {
    leaveWrite(form)
    onClose()
  }
  const taken = [form.refusal, lost].find((one) => one && isTaken(one))
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    sendByKey(event)
    if (event.key !== 'Escape' || event.isDefaultPrevented()) return
    event.preventDefault()
    close()
  }
  const person = [...appointment.people, ...(moving ? [moving.provider] : [])].find(({ id }) => id === providerId)
  const title = t(moving ? 'moveTitle' : 'confirmTitle')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      ref={alone ? undefined : focusOnArrival}
      className={classes['confirm']}
      aria-label={title}
      onSubmit={form.submit}
      onKeyDown={leave}
      noValidate
      aria-busy={form.pending}
    >
      {!alone && (
        <PaneBar title={title}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('close', { ns: 'kit' })}
            title={t('close', { ns: 'kit' })}
            onClick={close}
          >
            <IconX size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </PaneBar>
      )}
      <div className={classes['fields']}>
        {taken ? <TakenNote refusal={taken} onChoose={onChoose} /> : <FormProblem text={form.problem ?? (lost && say(lost))} />}
        <SlotFacts appointment={appointment} startsAt={startsAt} provider={hold.reserved?.provider ?? person} />
        {!moving && (
          <UserTextarea
            label={t('bookingNote')}
            description={t('bookingNoteHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={MAX_BOOKING_NOTE}
            data-autofocus
            {...fresh.text('note')}
          />
        )}
        <Notes of={appointment} />
      </div>
      <div className={classes['foot']}>
        {hold.reserved && !over && (
          <HoldTimer
            key={hold.reserved.id}
            until={hold.reserved.heldUntil}
            seconds={HOLD_MINUTES * 60}
            onOver={() => {
              setOver(true)
              hold.forget()
            }}
          />
        )}
        {over && (
          <span role="status">
            {t('holdOver')}{' '}
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                setOver(false)
                setLost(undefined)
                hold.again()
              }}
            >
              {t('holdAgain')}
            </Button>
          </span>
        )}
        {form.waits && <span role="status">{t('waiting', { ns: 'kit' })}</span>}
        <Button
          type="submit"
          {...(moving && { 'data-autofocus': true })}
          variant="filled"
          fullWidth
          disabled={form.pending || taken !== undefined}
          leftSection={<IconCheck size={17} stroke={2} aria-hidden />}
          rightSection={<Kbd keys={`${MOD} Enter`} />}
        >
          {form.pending ? t('saving', { ns: 'kit' }) : t(moving ? 'confirmMove' : 'confirmBooking')}
        </Button>
      </div>
    </form>
  )
}

/** The rules of the appointment that a booker should know before. */
function Notes({ of: { cancelHours, needsConfirmation } }: { of: Appointment }) {
  const { t } = useTranslation('schedule')
  const sign = { size: 17, stroke: 1.7, 'aria-hidden': true } as const
  return (
    <ul className={classes['notes']}>
      <li>
        <IconBell {...sign} />
        {t('remindersText', { hours: REMIND_HOURS, minutes: REMIND_MINUTES })}
      </li>
      <li>
        <IconCalendarX {...sign} />
        {cancelHours > 0 ? t('cancelUntil', { count: cancelHours }) : t('cancelAnytime')}
      </li>
      {needsConfirmation && (
        <li>
          <IconShieldCheck {...sign} />
          {t('needsConfirming')}
        </li>
      )}
    </ul>
  )
}
