import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useChatAddress } from '../address.ts'
import { SearchPanel } from './search-panel.tsx'
import classes from './side.module.css'

/** In all chats of the reader, where none of them is open. */
export default function SearchAll() {
  const { t } = useTranslation(['chat', 'kit'])
  const { beside } = useChatAddress()
  const close = () => beside(undefined)
  useCommands([
    {
      id: 'close search',
      label: t('close', { ns: 'kit' }),
      part: 'record',
      stroke: { code: 'Escape' },
      unlisted: true,
      run: close,
    },
  ])
  return (
    <section className={classes['all']} aria-label={t('searchAll')}>
      <header className={classes['head']}>
        <h2>{t('searchAll')}</h2>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('close', { ns: 'kit' })} onClick={close}>
          <IconX size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </header>
      <SearchPanel />
    </section>
  )
}
