import { taskLists } from '@diwan/contract/work/endpoints/projects'
import type { TaskList } from '@diwan/contract/work/schemas/projects'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ChangeListDialog = lazyDialog(async () => ({ default: (await import('./list-dialogs.tsx')).ChangeListDialog }))
const DeleteListDialog = lazyDialog(async () => ({ default: (await import('./list-dialogs.tsx')).DeleteListDialog }))

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
  return (
    <>
      <ActionMenu
        actions={[
          { name: 'edit', label: t('editList'), icon: IconPencil, run: () => open('change') },
          {
            name: 'back',
            label: t('moveListBack'),
            icon: IconArrowRight,
            turns: true,
            disabled: at === 0,
            run: () => put(at - 1),
          },
          {
            name: 'on',
            label: t('moveListOn'),
            icon: IconArrowLeft,
            turns: true,
            disabled: at === lists.length - 1,
            run: () => put(at + 1),
          },
          lists.length > 1 && {
            name: 'delete',
            label: t('delete', { ns: 'kit' }),
            icon: IconTrash,
            danger: true,
            run: () => open('delete'),
          },
        ]}
        button={(asks) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('menuOfList', { list: list.title })}
            title={t('more')}
            {...asks}
          >
            <IconDots size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      />
      <Suspense>
        {dialog === 'change' && <ChangeListDialog list={list} onClose={() => open(null)} />}
        {dialog === 'delete' && <DeleteListDialog list={list} lists={lists} onClose={() => open(null)} />}
      </Suspense>
    </>
  )
}
