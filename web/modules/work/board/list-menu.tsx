import { taskLists } from '@diwan/contract/work/endpoints/projects'
import type { TaskList } from '@diwan/contract/work/schemas/projects'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'

const ChangeListDialog = lazy(async () => ({ default: (await import('./list-dialogs.tsx')).ChangeListDialog }))
const DeleteListDialog = lazy(async () => ({ default: (await import('./list-dialogs.tsx')).DeleteListDialog }))

interface ListMenuProps {
  readonly list: TaskList
  readonly lists: readonly TaskList[]
}

/** What is done with a list: its title, status and limit, its place, its end. */
export function ListMenu({ list, lists }: ListMenuProps) {
  const { t } = useTranslation(['work', 'kit'])
  const [dialog, open] = useState<'change' | 'delete' | null>(null)
  const move = useWrite(taskLists.move)
  const at = lists.findIndex(({ id }) => id === list.id)
  const put = (place: number) => {
    const others = lists.filter(({ id }) => id !== list.id)
    move.mutate({ id: list.id, after: others[place - 1]?.id ?? null })
  }
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('menuOfList', { list: list.title })}
            title={t('more')}
          >
            <IconDots size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => open('change')}>
            {t('editList')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowRight {...icon} className="turns" />} disabled={at === 0} onClick={() => put(at - 1)}>
            {t('moveListBack')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft {...icon} className="turns" />}
            disabled={at === lists.length - 1}
            onClick={() => put(at + 1)}
          >
            {t('moveListOn')}
          </Menu.Item>
          {lists.length > 1 && (
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => open('delete')}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'change' && <ChangeListDialog list={list} onClose={() => open(null)} />}
        {dialog === 'delete' && <DeleteListDialog list={list} lists={lists} onClose={() => open(null)} />}
      </Suspense>
    </>
  )
}
