import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { exports } from '@diwan/contract/knowledge/endpoints/exports'
import { MAX_CATEGORY_DEPTH } from '@diwan/contract/knowledge/limits'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { ActionIcon } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFileZip,
  IconFolderPlus,
  IconFolderSymlink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { pathTo } from '../model/category-tree.ts'

const dialogs = () => import('./category-dialogs.tsx')
const NewCategoryDialog = lazyDialog(async () => ({ default: (await dialogs()).NewCategoryDialog }))
const ChangeCategoryDialog = lazyDialog(async () => ({ default: (await dialogs()).ChangeCategoryDialog }))
const MoveCategoryDialog = lazyDialog(() => import('./move-category-dialog.tsx'))
const states = () => import('./category-state-dialogs.tsx')
const DeactivateDialog = lazyDialog(async () => ({ default: (await states()).DeactivateCategoryDialog }))
const ActivateDialog = lazyDialog(async () => ({ default: (await states()).ActivateCategoryDialog }))
const DeleteDialog = lazyDialog(async () => ({ default: (await states()).DeleteCategoryDialog }))

interface CategoryMenuProps {
  readonly category: Category
  /** All categories, in the order of the tree. */
  readonly items: readonly Category[]
}

type OpenedDialog = 'new' | 'change' | 'move' | 'deactivate' | 'activate' | 'delete'

/** The commands of a category, by pointer and by keyboard alike. */
export function CategoryMenu({ category, items }: CategoryMenuProps) {
  const { t } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const [asked, ask] = useState<OpenedDialog>()
  const move = useWrite(categories.move)
  const { id, version, parentId, active } = category
  const siblings = items.filter((one) => one.parentId === parentId)
  const at = siblings.findIndex((one) => one.id === id)
  const depth = pathTo(items, id).length
  const step = (after: string | null) => move.mutate({ id, version, parentId, after })
  const close = () => ask(undefined)
  return (
    <>
      <ActionMenu
        title={nameOf(category)}
        actions={[
          depth < MAX_CATEGORY_DEPTH &&
            active && { name: 'new', label: t('newBelow'), icon: IconFolderPlus, run: () => ask('new') },
          { name: 'change', label: t('changeCategory'), icon: IconPencil, run: () => ask('change') },
          { name: 'move', label: t('moveCategory'), icon: IconFolderSymlink, run: () => ask('move') },
          at > 0 && { name: 'up', label: t('moveUp'), icon: IconArrowUp, run: () => step(siblings[at - 2]?.id ?? null) },
          at < siblings.length - 1 && {
            name: 'down',
            label: t('moveDown'),
            icon: IconArrowDown,
            run: () => step(siblings[at + 1]!.id),
          },
          category.articles > 0 && {
            name: 'export',
            label: t('exportCategory'),
            icon: IconFileZip,
            file: fileAddress(exports.category, { id }),
          },
          active
            ? { name: 'deactivate', label: t('deactivate'), icon: IconEyeOff, run: () => ask('deactivate') }
            : { name: 'activate', label: t('activate'), icon: IconEye, run: () => ask('activate') },
          { name: 'delete', label: t('delete'), icon: IconTrash, danger: true, run: () => ask('delete') },
        ]}
        button={(asks) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={t('categoryMenu', { category: nameOf(category) })}
            {...asks}
          >
            <IconDots size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      />
      <Suspense>
        {asked === 'new' && <NewCategoryDialog opened parent={category} onClose={close} />}
        {asked === 'change' && <ChangeCategoryDialog category={category} onClose={close} />}
        {asked === 'move' && <MoveCategoryDialog category={category} items={items} onClose={close} />}
        {asked === 'deactivate' && <DeactivateDialog category={category} onClose={close} />}
        {asked === 'activate' && <ActivateDialog category={category} onClose={close} />}
        {asked === 'delete' && <DeleteDialog category={category} onClose={close} />}
      </Suspense>
    </>
  )
}
