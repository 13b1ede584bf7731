import { notes } from '@diwan/contract/notes/endpoints'
import type { Note } from '@diwan/contract/notes/schemas'
import { dayIn } from '@diwan/core/formats'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { dayZone } from '../../../kit/reading.ts'
import { useWrite } from '../../../kit/write.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { TimeField } from '../../../ui/date/time-field.tsx'
import { ZoneNote } from '../../../ui/date/zone-note.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import classes from './note-screen.module.css'

interface ReminderDialogProps {
  readonly note: Note
  readonly opened: boolean
  readonly onClose: () => void
}

/** A day, and from when to when on it; what does not fit is said at its field. */
export default function ReminderDialog({ note, opened, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('notes')
  const zone = dayZone()
  const [today] = useState(() => dayIn(zone, Math.floor(Date.now() / 1_000)))
  const { id, version, reminderDate, startTime, endTime } = note
  const clear = useWrite(notes.clearReminder)
  const initial = useMemo(
    () => ({ version, reminderDate: reminderDate ?? '', startTime: startTime ?? '', endTime: endTime ?? '' }),
    [version, reminderDate, startTime, endTime],
  )
  const form = useForm({ endpoint: notes.setReminder, initial, toInput: (values) => ({ id, ...values }), done: onClose })
  const remove = reminderDate !== null && (
    <Button
      variant="subtle"
      color="red"
      loading={clear.isPending}
      onClick={() => clear.mutate({ id, version }, { onSuccess: () => (form.reset(), onClose()) })}
    >
      {t('clearReminder')}
    </Button>
  )
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('reminder')} form={form} size={440} aside={remove}>
      <DateField label={t('reminderDate')} min={today} early="date_past" {...form.pick('reminderDate')} required />
      <div className={classes['times']}>
        <TimeField label={t('startTime')} {...form.pick('startTime')} required disabled={form.values.reminderDate === ''} />
        <TimeField label={t('endTime')} {...form.pick('endTime')} required disabled={form.values.reminderDate === ''} />
      </div>
      <ZoneNote zone={zone} />
      <p className={classes['quiet']}>{t('reminderText')}</p>
    </FormDialog>
  )
}
