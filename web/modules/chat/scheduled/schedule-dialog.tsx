import { Button, Modal } from '@mantine/core'
import { IconCalendarClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instantText } from '../../../kit/formats.ts'
import { secondsOf } from '../../../kit/local-instant.ts'
import { fieldTexts, problemText } from '../../../kit/problem-words.ts'
import { usePhone } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { InstantField } from '../../../ui/date/instant-field.tsx'
import { FormFrame, framed } from '../../../ui/form-frame.tsx'
import { usePresets } from '../../reminders/public.ts'
import { schedule } from '../api/writes.ts'
import type { ComposerMoreProps } from '../composer/composer-more.tsx'
import classes from './scheduled.module.css'

interface ScheduleDialogProps extends Pick<ComposerMoreProps, 'id' | 'more' | 'sent'> {
  readonly later: NonNullable<ComposerMoreProps['later']>
  readonly onClose: () => void
}

/** When what is written is sent. It stays in the composer until the portal has it. */
export default function ScheduleDialog({ id, later, more, sent, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['chat', 'reminders', 'kit'])
  const phone = usePhone()
  const presets = usePresets()
  const [local, setLocal] = useState('')
  const { mutate, error, isPending } = useWrite(schedule, { quiet: true })
  const wrong = fieldTexts(error, ['at'])
  const send = (at: number) =>
    later({
      id: 'later',
      label: t('sendLater'),
      icon: IconCalendarClock,
      send: ({ body, files, draftId }, answered) =>
        mutate(
          { id, body, attachments: files.map((file) => file.id), draftId, at, ...more },
          { onSuccess: () => (answered(true), sent(), onClose()), onError: () => answered(false) },
        ),
    })
  const refusal = error && (error.fields.length === 0 ? problemText(error) : wrong[''])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sendLater')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={440}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      <FormFrame
        form={{
          submit: (event) => {
            event.preventDefault()
            send(secondsOf(local))
          },
          problem: refusal ?? undefined,
          pending: isPending,
          waits: false,
        }}
        onClose={onClose}
        action={t('schedule')}
        disabled={local === ''}
      >
        <div className={classes['presets']} role="group" aria-label={t('sendLater')}>
          {presets.map(({ name, at }) => (
            <Button
              key={name}
              variant="default"
              justify="space-between"
              disabled={isPending}
              rightSection={<span className={classes['instant']}>{instantText(at)}</span>}
              onClick={() => send(at)}
            >
              {t(`remind_${name}`, { ns: 'reminders' })}
            </Button>
          ))}
        </div>
        <InstantField label={t('sendAt')} value={local} onChange={setLocal} error={wrong['at']} data-field="at" />
      </FormFrame>
    </Modal>
  )
}
