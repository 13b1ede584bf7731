import { notePeople, notes } from '@diwan/contract/notes/endpoints'
import type { Note } from '@diwan/contract/notes/schemas'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconHistory, IconLogout2, IconTrash, IconVersions } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { TurnCommands, TurnSub } from '../../actions/public.ts'
import { Activity } from '../../life/public.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const Versions = lazyDialog(async () => ({ default: (await import('../../documents/public.ts')).VersionsDrawer }))

type NoteDialog = 'trash' | 'versions' | 'history'

/** What is done rarely. Moving to the trash asks first. */
export function NoteMenu({ note: { id, title, documentId, createdBy, can } }: { readonly note: Note }) {
  const { t } = useTranslation('notes')
  const navigate = useNavigate()
  const me = useSession()?.metadata.id
  const [asked, ask] = useState<NoteDialog>()
  const looked = useEver(asked === 'versions')
  const trash = useWrite(notes.trash, { quiet: true })
  const { mutate: leave } = useWrite(notePeople.leave)
  const toList = () => void navigate({ to: '/user/notes', search: {} })
  const close = () => ask(undefined)
  return (
    <>
      <TurnCommands id={id} />
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('actions')} title={t('actions')}>
            <IconDots size={19} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconVersions size={17} stroke={1.6} aria-hidden />} onClick={() => ask('versions')}>
            {t('versions')}
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={17} stroke={1.6} aria-hidden />} onClick={() => ask('history')}>
            {t('history')}
          </Menu.Item>
          <TurnSub id={id} />
          {createdBy.id !== me && (
            <Menu.Item
              leftSection={<IconLogout2 size={17} stroke={1.6} aria-hidden />}
              onClick={() => leave({ id }, { onSuccess: toList })}
            >
              {t('leaveNote')}
            </Menu.Item>
          )}
          {can.delete && (
            <Menu.Item color="red" leftSection={<IconTrash size={17} stroke={1.6} aria-hidden />} onClick={() => ask('trash')}>
              {t('moveToTrash')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmLater
        opened={asked === 'trash'}
        onClose={close}
        title={t('trashTitle', { title })}
        action={t('moveToTrash')}
        write={trash}
        onConfirm={() => trash.mutate({ id }, { onSuccess: toList })}
      >
        {t('trashText')}
      </ConfirmLater>
      <SideDrawer opened={asked === 'history'} title={t('history')} size={420} onClose={close}>
        {asked === 'history' && <Activity id={id} />}
      </SideDrawer>
      <Suspense>{looked && <Versions id={documentId} opened={asked === 'versions'} onClose={close} />}</Suspense>
    </>
  )
}
