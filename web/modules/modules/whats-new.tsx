import { Button, Modal } from '@mantine/core'
import { modules } from '@diwan/contract/modules/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../kit/call.ts'
import { registryQueries } from './api.ts'
import classes from './modules.module.css'
import { useModuleName } from './use-module-name.ts'
import { useNotes } from './use-notes.ts'

/** What changed, once per person. Said where nothing else is being done: on the home of an area. */
export function WhatsNew() {
  const { t } = useTranslation(['modules', 'kit'])
  const nameOf = useModuleName()
  const notes = useNotes()
  const client = useQueryClient()
  const [shut, setShut] = useState(false)
  const { data } = useQuery(registryQueries.news())
  const items = data?.items ?? []
  const close = () => {
    setShut(true)
    void call(modules.newsSeen, {}).then(
      () => client.setQueryData(registryQueries.news().queryKey, { items: [] }),
      () => undefined, // unreachable: it is shown again at the next visit
    )
  }
  return (
    <Modal
      opened={items.length > 0 && !shut}
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
            <p dir="auto">{notes(one)}</p>
          </li>
        ))}
      </ol>
      <Button mt={14} onClick={close} data-autofocus>
        {t('newsSeen')}
      </Button>
    </Modal>
  )
}
