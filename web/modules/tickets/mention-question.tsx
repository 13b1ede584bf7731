import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../kit/problem-words.ts'
import { useWrite } from '../../kit/write.ts'
import { Decision } from '../../ui/decision.tsx'
import type { LettingIn } from '../writing/public.ts'

interface Props extends LettingIn {
  /** Of the ticket. */
  readonly id: string
}

/** A mention alone lets no one into a ticket: the writer decides. */
export function MentionQuestion({ id, person, onAdded, onLeft }: Props) {
  const { t } = useTranslation('tickets')
  const say = useProblemText()
  const { mutate: add, isPending, error } = useWrite(ticketCommands.addParticipant, { quiet: true })
  return (
    <Decision
      title={t('mentionSeesNot')}
      name="mention-question"
      choices={
        <>
          {!error && (
            <Button size="compact-md" disabled={isPending} onClick={() => add({ id, userId: person.id }, { onSuccess: onAdded })}>
              {t('mentionAdd')}
            </Button>
          )}
          <Button size="compact-md" variant="default" onClick={onLeft}>
            {t('mentionNameOnly')}
          </Button>
        </>
      }
    >
      <p>{error ? say(error) : t('mentionQuestion', { person: person.fullName })}</p>
    </Decision>
  )
}
