import { Button } from '@mantine/core'
import { isEmptyDocument } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { tickets } from '@diwan/contract/tickets/endpoints'
import type { Message } from '@diwan/contract/tickets/schemas'
import { useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { fieldText, useProblemText } from '../../kit/problem-words.ts'
import { useWrite } from '../../kit/write.ts'
import { leaveWrite } from '../../ui/leave-write.ts'
import type { Edit } from './drafts/edits.ts'
import classes from './message-edit.module.css'
import { MessageField } from './writing/message-field.tsx'
import { TurnButton } from './writing/turn-button.tsx'
import { useTurning } from './writing/use-light-text.ts'

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
  const area = useRef<HTMLTextAreaElement>(null)
  const { turn, turned } = useTurning(area)
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
  return (
    <form className={classes['edit']} onSubmit={save} noValidate data-editing={message.id}>
      <MessageField
        id={id}
        kind={message.kind === 'note' ? 'note' : 'reply'}
        area={area}
        mentioned={mentioned}
        mention={(one) => keep({ ...edit, text: area.current?.value ?? text, mentioned: [...mentioned, one] })}
        turn={turn}
        aria-label={t('editMessage')}
        minRows={2}
        maxRows={14}
        value={text}
        error={refused ?? (empty && t('invalid_empty', { ns: 'kit' }))}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={classes['end']}>
        <TurnButton turn={turn} turned={turned} />
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
