import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { MAX_CATEGORY_DEPTH } from '@diwan/contract/knowledge/limits'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { isolate } from '@diwan/core/direction'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { branchesOf, branchOf, heightOf, pathTo } from '../model/category-tree.ts'
import { CategoryField } from '../list/category-field.tsx'

interface MoveCategoryDialogProps {
  readonly category: Category
  readonly items: readonly Category[]
  readonly onClose: () => void
}

/** Moves a category by choosing its place, as dragging does: below another category, or to the top. */
export default function MoveCategoryDialog({ category, items, onClose }: MoveCategoryDialogProps) {
  const { t } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const page = useDirection()
  const { id, version, parentId } = category
  const initial = useMemo(() => ({ parentId }), [parentId])
  const lastBelow = (parent: string | null) => items.findLast((one) => one.parentId === parent && one.id !== id)?.id ?? null
  const form = useForm({
    endpoint: categories.move,
    initial,
    toInput: ({ parentId: parent }) => ({ id, version, parentId: parent, after: lastBelow(parent) }),
    done: onClose,
  })
  const branch = branchOf(branchesOf(items), id)
  const height = branch ? heightOf(branch) : 1
  const fits = items.filter((one) => {
    const way = pathTo(items, one.id)
    return one.can.manage && !way.some((above) => above.id === id) && way.length + height <= MAX_CATEGORY_DEPTH
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('moveCategoryTitle', { category: isolate(nameOf(category), page) })}
      form={form}
      action={t('bulk_move')}
      size={480}
    >
      <CategoryField label={t('moveBelow')} none={t('topLevel')} categories={fits} {...form.pick('parentId')} />
    </FormDialog>
  )
}
