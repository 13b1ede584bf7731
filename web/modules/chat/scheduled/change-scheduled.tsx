import type { ScheduledMessage } from '@diwan/contract/chat/schemas'
import { documentFromLightText, lightTextOf } from '@diwan/core/light-text'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useDirection } from '../../../kit/formats.ts'
import { localOf, secondsOf } from '../../../kit/local-instant.ts'
import { InstantField } from '../../../ui/date/instant-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { changeScheduled } from '../api/writes.ts'

interface ChangeScheduledProps {
  readonly scheduled: ScheduledMessage
  readonly onClose: () => void
}

/** Other words, where the composer could have written them, and another time. */
export default function ChangeScheduled({ scheduled: { id, version, chat, body, at }, onClose }: ChangeScheduledProps) {
  const { t } = useTranslation('chat')
  const direction = useDirection()
  const light = chat ? lightTextOf(body) : undefined
  const form = useForm({
    endpoint: changeScheduled,
    initial: { body: light?.text ?? '', at: localOf(at) },
    toInput: ({ body: text, at: local }) => ({
      id,
      version,
      at: secondsOf(local),
      ...(light && text !== light.text && { body: documentFromLightText(text.trim(), light.mentioned, direction) }),
    }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('changeScheduled')} form={form} size={480}>
      {light && <UserTextarea label={t('message')} autosize minRows={2} maxRows={8} {...form.text('body')} />}
      <InstantField label={t('sendAt')} {...form.pick('at')} />
    </FormDialog>
  )
}
