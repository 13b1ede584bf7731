import { Button } from '@mantine/core'
import type { Message } from '@diwan/contract/tickets/schemas'
import { IconMessagePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Decision } from '../../ui/decision.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { WrittenText } from '../writing/public.ts'
import classes from './thread-moved.module.css'

interface Props {
  readonly newer: readonly Message[]
  readonly onSend: () => void
  readonly onLook: () => void
}

/** What others said while one was writing, shown before anything is sent. */
export function ThreadMoved({ newer, onSend, onLook }: Props) {
  const { t } = useTranslation('tickets')
  if (newer.length === 0) return null
  const title = t('movedTitle', { count: newer.length })
  return (
    <Decision
      title={title}
      icon={IconMessagePlus}
      name="moved"
      choices={
        <>
          <Button size="compact-md" onClick={onLook}>
            {t('lookFirst')}
          </Button>
          <Button size="compact-md" variant="default" onClick={onSend}>
            {t('sendAnyway')}
          </Button>
        </>
      }
    >
      <ul className={classes['newer']}>
        {newer.map(({ id, author, body }) => (
          <li key={id}>
            <b>
              <UserText text={author.fullName} />
            </b>
            <WrittenText document={body} />
          </li>
        ))}
      </ul>
    </Decision>
  )
}
