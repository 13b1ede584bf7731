import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import type { Category, CategoryContents } from '@diwan/contract/knowledge/schemas/category'
import { isolate } from '@diwan/core/direction'
import { Alert, Checkbox, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { managedQueries } from '../api/writes.ts'
import { asSearch } from '../address.ts'

interface StateDialogProps {
  readonly category: Category
  readonly onClose: () => void
}

function useNamed(category: Category): string {
  const nameOf = useLocalName()
  const page = useDirection()
  return isolate(nameOf(category), page)
}

/** How many articles and categories it concerns. */
function Concerned({ articles, categories: below }: { readonly articles: number; readonly categories: number }) {
  const { t } = useTranslation('knowledge')
  return (
    <ul data-articles={articles}>
      <li>{t('concernsArticles', { count: articles })}</li>
      {below > 0 && <li>{t('concernsCategories', { count: below })}</li>}
    </ul>
  )
}

export function DeactivateCategoryDialog({ category, onClose }: StateDialogProps) {
  const { t } = useTranslation('knowledge')
  const contents = useQuery(managedQueries.contents(category.id))
  const write = useWrite(categories.deactivate, { quiet: true })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deactivateCategoryTitle', { category: useNamed(category) })}
      action={t('deactivate')}
      write={write}
      onConfirm={() => write.mutate({ id: category.id, version: category.version }, { onSuccess: onClose })}
    >
      <p>{t('deactivateCategoryText')}</p>
      <Counted contents={contents}>{(data) => <Concerned articles={data.articles} categories={data.categories} />}</Counted>
    </ConfirmDialog>
  )
}

/** Offers to bring back exactly what was deactivated with it. */
export function ActivateCategoryDialog({ category, onClose }: StateDialogProps) {
  const { t } = useTranslation('knowledge')
  const contents = useQuery(managedQueries.contents(category.id))
  const write = useWrite(categories.activate, { quiet: true })
  const [reactivate, setReactivate] = useState(true)
  const off = contents.data
  const some = off !== undefined && off.articlesOff + off.categoriesOff > 0
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('activateCategoryTitle', { category: useNamed(category) })}
      action={t('activate')}
      write={write}
      onConfirm={() =>
        off &&
        write.mutate({ id: category.id, version: category.version, reactivate: some && reactivate }, { onSuccess: onClose })
      }
    >
      <Counted contents={contents}>
        {(data) =>
          some && (
            <>
              <Checkbox
                label={t('reactivate')}
                checked={reactivate}
                onChange={(event) => setReactivate(event.currentTarget.checked)}
              />
              <Concerned articles={data.articlesOff} categories={data.categoriesOff} />
            </>
          )
        }
      </Counted>
    </ConfirmDialog>
  )
}

/** Names how much is deleted; where the number has changed, the new one is shown and asked about again. */
export function DeleteCategoryDialog({ category, onClose }: StateDialogProps) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const contents = useQuery(managedQueries.contents(category.id))
  const write = useWrite(categories.delete, { quiet: true })
  const nameOf = useLocalName()
  const { id, version } = category
  const [changed, setChanged] = useState(false)
  const confirm = () => {
    if (!contents.data) return
    write.mutate(
      { id, version, articles: contents.data.articles },
      {
        onSuccess: () => {
          onClose()
          void navigate({ to: '/admin/knowledge-hub', search: asSearch({}) })
        },
        onError: ({ code }) => {
          if (code !== 'knowledgeHub.other_number') return
          setChanged(true)
          void contents.refetch()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteCategoryTitle', { category: useNamed(category) })}
      action={t('delete')}
      write={write}
      {...(contents.data && contents.data.articles > 0 && { typed: nameOf(category) })}
      onConfirm={confirm}
    >
      {changed && (
        <Alert color="orange" variant="light" mb={8}>
          {t('deleteCategoryChanged')}
        </Alert>
      )}
      <p>{t('deleteCategoryText')}</p>
      <Counted contents={contents}>{(data) => <Concerned articles={data.articles} categories={data.categories} />}</Counted>
    </ConfirmDialog>
  )
}

interface CountedProps {
  readonly contents: { data: CategoryContents | undefined; error: Error | null; refetch: () => unknown }
  readonly children: (contents: CategoryContents) => React.ReactNode
}

function Counted({ contents: { data, error, refetch }, children }: CountedProps) {
  if (data) return children(data)
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={44} />
}
