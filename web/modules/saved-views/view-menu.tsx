import { ActionIcon, Menu } from '@mantine/core'
import { savedViews } from '@diwan/contract/saved-views/endpoints'
import type { SavedView } from '@diwan/contract/saved-views/schemas'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameAsking, type Asking } from '../../kit/list/asking.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ChangeDialog } from './view-dialog.tsx'

interface ViewMenuProps {
  readonly view: SavedView
  /** What the list is asked for now. */
  readonly asked: Asking
  readonly mayShare: boolean
}

export default function ViewMenu({ view, asked, mayShare }: ViewMenuProps) {
  const { t } = useTranslation('saved-views')
  const [dialog, setDialog] = useState<'change' | 'remove'>()
  const change = useWrite(savedViews.change)
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu defaultOpened position="bottom-start" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" size={34} aria-label={t('actions', { name: view.name })}>
            <IconDots size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isSameAsking(asked, view.query) && (
            <Menu.Item onClick={() => change.mutate({ id: view.id, version: view.version, query: { ...asked } })}>
              {t('update')}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setDialog('change')}>{t(mayShare ? 'edit' : 'rename')}</Menu.Item>
          <Menu.Item color="red" onClick={() => setDialog('remove')}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'change' && <ChangeDialog view={view} mayShare={mayShare} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog view={view} onClose={close} />}
    </>
  )
}

function RemoveDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation('saved-views')
  const navigate = useNavigate()
  const write = useWrite(savedViews.remove, { quiet: true })
  const done = () => {
    onClose()
    void navigate({ to: '.', search: (now: object) => ({ ...now, saved: undefined }), replace: true })
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeTitle', { name: view.name })}
      action={t('remove')}
      write={write}
      onConfirm={() => write.mutate({ id: view.id }, { onSuccess: done })}
    >
      {t(view.shared ? 'removeShared' : 'removeText')}
    </ConfirmDialog>
  )
}
