import { Button, Modal } from '@mantine/core'
import type { ModuleChange } from '@diwan/contract/releases/schemas'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../ui/user-text.tsx'
import classes from './releases.module.css'
import { useModuleName } from './use-module-name.ts'
import { useNotes } from './use-notes.ts'

export interface NewsDialogProps {
  readonly opened: boolean
  readonly items: readonly ModuleChange[]
  readonly onClose: () => void
}

/** What changed in the modules, newest first. */
export function NewsDialog({ opened, items, onClose }: NewsDialogProps) {
  const { t } = useTranslation(['releases', 'kit'])
  const nameOf = useModuleName()
  const notes = useNotes()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
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
      <Button mt={14} onClick={onClose} data-autofocus>
        {t('newsSeen')}
      </Button>
    </Modal>
  )
}
