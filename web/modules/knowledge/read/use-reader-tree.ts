import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { IconFileText, IconList } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../kit/call.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import type { TreeEntry } from '../../../ui/tree/tree.tsx'
import { useOpenEntries } from '../../../ui/tree/use-open-entries.ts'
import { articleQueries } from '../api/api.ts'
import { categoryIcons } from '../model/category-icons.ts'
import { branchesOf, pathTo, type CategoryBranch } from '../model/category-tree.ts'
import { articlePlace, categoryPlace } from '../address.ts'

const none: readonly Category[] = []

/** The first articles of an unfolded category, by title. */
const articlesIn = (category: string) => ({
  queryKey: [...articleQueries.lists(), 'in', category] as readonly unknown[],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(articles.list, { category, sort: 'title', direction: 'rising' }, { signal }),
})

/** The tree of readers: categories, and the articles of those that are unfolded. The way to the open article is unfolded. */
export function useReaderTree(openCategory: string | undefined) {
  const { t } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const tree = useQuery(articleQueries.tree('read'))
  const open = useOpenEntries('knowledge')
  const items = tree.data?.items ?? none
  const unfolded = items.filter(({ id }) => open.isOpen(id))
  const unfold = useEffectEvent(open.unfold)
  const way = pathTo(items, openCategory)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (way !== '') unfold(way.split(' '))
  }, [way])
  const found = useQueries({ queries: unfolded.map(({ id }) => articlesIn(id)) })
  const pageOf = (id: string) => found[unfolded.findIndex((one) => one.id === id)]?.data

  const entryOf = ({ category, below }: CategoryBranch): TreeEntry => {
    const page = pageOf(category.id)
    const direct = page?.items.filter((article) => article.category?.id === category.id) ?? []
    return {
      id: category.id,
      name: nameOf(category),
      icon: categoryIcons[category.icon],
      count: category.articles,
      link: categoryPlace(category.id),
      children: [
        ...below.map(entryOf),
        ...direct.map(({ id, title }) => ({ id, name: title, icon: IconFileText, link: articlePlace(id), children: [] })),
        ...(page?.next
          ? [
              {
                id: `all ${category.id}`,
                name: t('allInCategory'),
                icon: IconList,
                link: categoryPlace(category.id),
                children: [],
              },
            ]
          : []),
      ],
      unfolds: category.articles > 0 || below.length > 0,
    }
  }
  return { tree, entries: branchesOf(items).map(entryOf), items, open }
}
