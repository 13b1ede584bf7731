import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { discardDraft, draftLive, draftQueries } from '../drafts/public.ts'
import { wordsOfDraft } from './drafts/words-of-draft.ts'
import { UserText } from '../../ui/user-text.tsx'
import classes from './ticket-drafts.module.css'

const followed = draftLive('ticket')

/** What I began and did not send, from whichever device; nobody else sees it. */
export default function TicketDrafts({ onContinue }: { onContinue: (key: string) => void }) {
  const { t } = useTranslation('tickets')
  const client = useQueryClient()
  const mine = draftQueries.of('ticket')
  const { data } = useQuery(mine)
  const renew = () => void client.invalidateQueries(mine)
  useFollowLists(followed)
  if (!data?.items.length) return null
  return (
    <section className={classes['drafts']} aria-label={t('drafts')}>
      <ul>
        {data.items.map(({ id, key, content, updatedDate }) => {
          const subject = wordsOfDraft(content)[0].trim() || t('draftUntitled')
          return (
            <li key={id} data-draft={id}>
              <IconPencil size={18} stroke={1.6} aria-hidden />
              <span className={classes['words']}>
                <strong>
                  <UserText text={subject} lines={1} />
                </strong>
                <small>{t('draftTouched', { when: updatedDate })}</small>
              </span>
              <Button size="compact-md" variant="default" onClick={() => onContinue(key)}>
                {t('draftContinue')}
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('draftDelete', { subject })}
                onClick={() => void discardDraft(id).then(renew, renew)}
              >
                <IconTrash size={17} stroke={1.6} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
