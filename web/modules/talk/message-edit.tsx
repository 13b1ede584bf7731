import { Button } from '@mantine/core'
import { isEmptyDocument, type Document } from '@diwan/core/document'
import { documentFromLightText, type Mentioned } from '@diwan/core/light-text'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import type { Problem } from '../../kit/problem.ts'
import { fieldText, useProblemText } from '../../kit/problem-words.ts'
import type { Withdrawal } from '../../kit/under-way.ts'
import { leaveWrite } from '../../ui/leave-write.ts'
import { DocumentField, mentioning, TurnButton, useTurning, type MentionSource } from '../writing/public.ts'
import type { Edit } from './drafts/edits.ts'
import classes from './message-edit.module.css'

/** The write by which the endpoint of the kind takes the new words. */
interface Saving {
  readonly isPending: boolean
  readonly isPaused: boolean
  readonly error: Problem | null
  readonly reset: () => void
  readonly withdraw: () => Withdrawal
}

interface Props {
  readonly messageId: string
  readonly hasFiles: boolean
  readonly edit: Edit
  readonly keep: (edit: Edit | undefined) => void
  readonly mentionable: MentionSource | undefined
  readonly saving: Saving
  readonly save: (body: Document, seen: number | null) => void
}

/** In the place of the message. What is typed stays until it is saved or given up, also when the time for it is over. */
export function MessageEdit({ messageId, hasFiles, edit, keep, mentionable, saving, save }: Props) {
  const { t } = useTranslation(['talk', 'kit'])
  const say = useProblemText()
  const direction = useDirection()
  const turning = useTurning()
  const { isPending, isPaused, error, reset, withdraw } = saving
  const { text, mentioned, seen } = edit
  const body = documentFromLightText(text.trim(), mentioned, direction)
  const empty = isEmptyDocument(body) && !hasFiles
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && !isPending) save(body, seen)
  }
  const [field] = error?.fields ?? []
  const refused = error && (field ? fieldText(field) : say(error))
  const change = (next: string) => {
    if (error) reset()
    keep({ ...edit, text: next })
  }
  const mention = (one: Mentioned) => keep({ ...edit, text: turning.area.current?.value ?? text, mentioned: [...mentioned, one] })
  return (
    <form className={classes['edit']} onSubmit={submit} noValidate data-editing={messageId}>
      <DocumentField
        features="light"
        {...(mentionable && { mentionable: mentioning({ source: mentionable, mentioned, mention }) })}
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
