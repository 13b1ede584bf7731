import { MAX_POLL_OPTION, MAX_POLL_OPTIONS, MAX_POLL_QUESTION, MIN_POLL_OPTIONS } from '@diwan/contract/talk/limits'
import { Button, CloseButton, Input, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { InstantField } from '../../../ui/date/instant-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import '../../../ui/switch-styles.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { secondsOf } from '../../../kit/local-instant.ts'
import { ask } from '../api/writes.ts'
import classes from './new-poll-dialog.module.css'

interface NewPollDialogProps {
  readonly id: string
  readonly onClose: () => void
}

const blank = { question: '', options: ['', ''] as readonly string[], several: false, secret: false, endsAt: '' }

/** What is asked, what can be answered, and how it is voted. What was typed stays until the portal has it. */
export default function NewPollDialog({ id, onClose }: NewPollDialogProps) {
  const { t } = useTranslation('chat')
  const form = useForm({
    endpoint: ask,
    initial: blank,
    keep: `new-poll/${id}`,
    toInput: ({ question, options, several, secret, endsAt }) => ({
      id,
      question,
      options: options.filter((option) => option.trim() !== ''),
      several,
      secret,
      endsAt: endsAt === '' ? null : secondsOf(endsAt),
    }),
    done: () => {
      form.reset()
      onClose()
    },
  })
  const { several, secret, options } = form.values
  return (
    <FormDialog opened onClose={onClose} title={t('newPoll')} form={form} action={t('pollAsk')} size={520}>
      <UserInput label={t('pollQuestion')} maxLength={MAX_POLL_QUESTION} data-autofocus {...form.text('question')} />
      <Answers {...form.pick('options')} value={options} />
      <Switch
        label={t('pollSeveral')}
        checked={several}
        onChange={(event) => form.change({ several: event.currentTarget.checked })}
      />
      <Switch
        label={t('pollSecret')}
        description={t('pollSecretText')}
        checked={secret}
        onChange={(event) => form.change({ secret: event.currentTarget.checked })}
      />
      <InstantField label={t('pollEnd')} {...form.pick('endsAt')} />
    </FormDialog>
  )
}

interface AnswersProps {
  readonly value: readonly string[]
  readonly onChange: (options: readonly string[]) => void
  readonly error?: string | undefined
  readonly 'data-field'?: string
}

/** Lines for the answers, as many as a poll may have. */
function Answers({ value: options, onChange, error, ...field }: AnswersProps) {
  const { t } = useTranslation('chat')
  const name = useId()
  const add = () => onChange([...options, ''])
  return (
    <div className={classes['answers']} role="group" aria-labelledby={name} data-field={field['data-field']}>
      <Input.Label component="span" id={name} required>
        {t('pollAnswers')}
      </Input.Label>
      {options.map((option, place) => (
        <div
          key={place} // oxlint-disable-line react/no-array-index-key -- an answer has no name but its place
          className={classes['answer']}
        >
          <UserInput
            aria-label={t('pollAnswer', { number: place + 1 })}
            placeholder={t('pollAnswer', { number: place + 1 })}
            maxLength={MAX_POLL_OPTION}
            value={option}
            error={error !== undefined && place === 0}
            onChange={(event) => onChange(options.with(place, event.currentTarget.value))}
          />
          {options.length > MIN_POLL_OPTIONS && (
            <CloseButton
              aria-label={t('pollAnswerRemove', { number: place + 1 })}
              onClick={() => onChange(options.toSpliced(place, 1))}
            />
          )}
        </div>
      ))}
      {error && <Input.Error>{error}</Input.Error>}
      {options.length < MAX_POLL_OPTIONS && (
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={15} aria-hidden />} onClick={add}>
          {t('pollAnswerAdd')}
        </Button>
      )}
    </div>
  )
}
