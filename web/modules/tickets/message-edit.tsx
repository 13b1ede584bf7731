import { Button } from '@mantine/core'
import { isEmptyDocument } from '@diwan/core/document'
import { documentFromLightText, type Mentioned } from '@diwan/core/light-text'
import { tickets } from '@diwan/contract/tickets/endpoints'
import type { Message } from '@diwan/contract/tickets/schemas'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { fieldText, useProblemText } from '../../kit/problem-words.ts'
import { useWrite } from '../../kit/write.ts'
import { leaveWrite } from '../../ui/leave-write.ts'
import { DocumentField, mentioning, TurnButton, useTurning } from '../writing/public.ts'
import type { Edit } from './drafts/edits.ts'
import classes from './message-edit.module.css'
import { useMentionable } from './use-mentionable.tsx'

interface Props {
  readonly id: string
  readonly message: Message
  readonly edit: Edit
  readonly keep: (edit: Edit | undefined) => void
}

/** In the place of the message. What is typed stays until it is saved or given up, also when the five minutes are over. */
export function MessageEdit({ id, message, edit, keep }: Props) {
  const { t } = useTranslation(['tickets', 'kit'])
  const say = useProblemText()
  const direction = useDirection()
  const turning = useTurning()
  const source = useMentionable(id, message.kind === 'note' ? 'note' : 'reply')
  const { mutate, isPending, isPaused, error, reset, withdraw } = useWrite(tickets.edit, { quiet: true, scope: `ticket:${id}` })
  const { text, mentioned, seen } = edit
  const body = documentFromLightText(text.trim(), mentioned, direction)
  const empty = isEmptyDocument(body) && message.attachments.length === 0
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && !isPending) mutate({ id, messageId: message.id, body, seen })
  }
  const [field] = error?.fields ?? []
  const refused = error && (field ? fieldText(field) : say(error))
  const change = (next: string) => {
    if (error) reset()
    keep({ ...edit, text: next })
  }
  const mention = (one: Mentioned) => keep({ ...edit, text: turning.area.current?.value ?? text, mentioned: [...mentioned, one] })
  return (
    <form className={classes['edit']} onSubmit={save} noValidate data-editing={message.id}>
      <DocumentField
        features="light"
        mentionable={mentioning({ source, mentioned, mention })}
        turning={turning}
        aria-label={t('editMessage')}
        minRows={2}
        maxRows={14}
        value={text}
        error={refused ?? (empty && t('invalid_empty', { ns: 'kit' }))}
        onChange={change}
      />
      <div className={classes['end']}>
        <TurnButton turning={turning} />
        <Button size="compact-md" variant="default" onClick={() => (leaveWrite({ withdraw }), keep(undefined))}>
          {t('cancel', { ns: 'kit' })}
        </Button>
        <Button size="compact-md" type="submit" disabled={isPending}>
          {isPaused ? t('waiting', { ns: 'kit' }) : t('save', { ns: 'kit' })}
        </Button>
      </div>
    </form>
  )
}
