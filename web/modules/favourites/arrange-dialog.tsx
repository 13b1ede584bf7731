import { favourites } from '@diwan/contract/favourites/endpoints'
import { ActionIcon, Modal } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconStarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import { RecordLine } from '../links/public.ts'
import { favouriteQueries } from './api.ts'
import classes from './arrange-dialog.module.css'

/** The favourites in their order: each is moved or removed by its buttons. */
export function ArrangeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['favourites', 'kit'])
  const items = useQuery(favouriteQueries.list()).data?.items ?? []
  const { mutate: move, isPending } = useWrite(favourites.move)
  const { mutate: remove } = useWrite(favourites.remove)
  const button = { variant: 'subtle', color: 'gray', size: 32 } as const
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const
  return (
    <Modal opened onClose={onClose} title={t('edit')} closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }} radius={14}>
      <ul className={classes['list']}>
        {items.map((record, at) => {
          const { id, title } = record
          return (
            <li key={id}>
              <RecordLine record={record} />
              <ActionIcon
                {...button}
                disabled={at === 0 || isPending}
                aria-label={t('moveUp', { title })}
                onClick={() => move({ id, after: items[at - 2]?.id ?? null })}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                {...button}
                disabled={at === items.length - 1 || isPending}
                aria-label={t('moveDown', { title })}
                onClick={() => move({ id, after: items[at + 1]?.id ?? null })}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon {...button} aria-label={t('removeOne', { title })} onClick={() => remove({ id })}>
                <IconStarOff {...icon} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
