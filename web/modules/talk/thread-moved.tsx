import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Decision } from '../../ui/decision.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { WrittenText } from '../writing/public.ts'
import classes from './thread-moved.module.css'
import type { Newer } from './use-moved.ts'

interface Props {
  readonly newer: readonly Newer[]
  readonly onSend: () => void
  readonly onLook: () => void
}

/** The messages that others posted while the person was writing, shown before anything is sent. */
export function ThreadMoved({ newer, onSend, onLook }: Props) {
  const { t } = useTranslation('talk')
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
