import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { managedQueries } from '../api/writes.ts'
import { blank, CategoryFields, toInput, type CategoryValues } from './category-fields.tsx'

interface NewCategoryProps {
  readonly opened: boolean
  readonly parent: Category | null
  readonly onClose: () => void
}

/** A category below another one, or at the top. */
export function NewCategoryDialog({ opened, parent, onClose }: NewCategoryProps) {
  const { t } = useTranslation(['knowledge', 'kit'])
  const unit = parent?.unit ?? null
  const initial = useMemo((): CategoryValues => ({ ...blank, unit }), [unit])
  const form = useForm({
    endpoint: categories.create,
    initial,
    keep: `category-new/${parent?.id ?? ''}`,
    toInput: (values) => ({ ...toInput(values), parentId: parent?.id ?? null }),
    done: onClose,
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(parent ? 'newBelow' : 'newCategory')}
      form={form}
      action={t('create', { ns: 'kit' })}
    >
      <CategoryFields form={form} />
    </FormDialog>
  )
}

interface ChangeCategoryProps {
  readonly category: Category
  readonly onClose: () => void
}

export function ChangeCategoryDialog({ category, onClose }: ChangeCategoryProps) {
  const { t } = useTranslation('knowledge')
  const { id, version, nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review } = category
  const opened = useQuery(managedQueries.category(id))
  const steps = opened.data?.steps ?? blank.steps
  const initial = useMemo(
    (): CategoryValues => ({ nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review, steps }),
    [nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review, steps],
  )
  const form = useForm({
    endpoint: categories.change,
    initial,
    keep: `category/${id}`,
    toInput: (values) => ({ ...toInput(values), id, version: opened.data?.category.version ?? version }),
    done: onClose,
  })
  // nothing is saved before the steps of its review are known: they are sent, too
  const ready = { ...form, pending: form.pending || !opened.data }
  return (
    <FormDialog opened onClose={onClose} title={t('changeCategory')} form={ready}>
      {opened.error && <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />}
      <CategoryFields form={form} {...(opened.data && { named: opened.data })} />
    </FormDialog>
  )
}
