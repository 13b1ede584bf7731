import { Button, Modal } from '@mantine/core'
import { modules } from '@diwan/contract/releases/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../kit/kept-text.ts'
import { useWrite } from '../../kit/write.ts'
import { UserText } from '../../ui/user-text.tsx'
import { registryQueries } from './api.ts'
import classes from './releases.module.css'
import { useModuleName } from './use-module-name.ts'
import { useNotes } from './use-notes.ts'

const nothing: readonly string[] = []

/** What changed, once per person. Said where nothing else is being done: on the home of an area. */
export function WhatsNew() {
  const { t } = useTranslation(['releases', 'kit'])
  const nameOf = useModuleName()
  const notes = useNotes()
  const { mutate: markSeen } = useWrite(modules.newsSeen, { quiet: true })
  const [closed, keepClosed] = useKeptText('news-closed', nothing)
  const { data, isFetchedAfterMount } = useQuery(registryQueries.news())
  const items = data?.items ?? []
  /** What is held may have been closed elsewhere. */
  const unseen = isFetchedAfterMount && items.some(({ id }) => !closed.includes(id))
  const close = () => {
    keepClosed([...closed, ...items.map(({ id }) => id)])
    markSeen({})
  }
  return (
    <Modal
      opened={unseen}
      onClose={close}
      title={t('newsTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      radius={14}
      centered
    >
      <ol className={classes['history']} data-news>
        {items.map((one) => (
          <li key={one.id}>
            <strong>{t('newsVersion', { name: nameOf(one.key), version: `\u2066${one.version}\u2069` })}</strong>
            <small>{t(`status_${one.status}`)}</small>
            <p>
              <UserText text={notes(one)} />
            </p>
          </li>
        ))}
      </ol>
      <Button mt={14} onClick={close} data-autofocus>
        {t('newsSeen')}
      </Button>
    </Modal>
  )
}
