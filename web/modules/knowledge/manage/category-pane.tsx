import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { MAX_CATEGORY_DEPTH } from '@diwan/contract/knowledge/limits'
import { IconArchive, IconBooks, IconEyeOff, IconFolderQuestion, IconPencil, IconTemplate, type Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { valuesOf } from '../../../kit/list/address.ts'
import { useWrite } from '../../../kit/write.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PaneSkeleton } from '../../../ui/tree/pane-skeleton.tsx'
import { Tree, type TreeEntry } from '../../../ui/tree/tree.tsx'
import { useOpenEntries } from '../../../ui/tree/use-open-entries.ts'
import { articleQueries } from '../api/api.ts'
import { managedQueries } from '../api/writes.ts'
import { categoryIcons } from '../model/category-icons.ts'
import { branchesOf, branchOf, heightOf, pathTo, type CategoryBranch } from '../model/category-tree.ts'
import { asSearch } from '../address.ts'
import { CategoryMenu } from './category-menu.tsx'
import classes from './manage.module.css'

const HERE = '/admin/knowledge-hub'

interface Place {
  readonly view?: 'uncategorized' | 'drafts' | 'templates' | 'deactivated' | 'archived'
  readonly label: 'allArticles' | 'uncategorized' | 'drafts' | 'templates' | 'deactivated' | 'archivedArticles'
  readonly icon: Icon
}

/** Above the tree, and below it. */
const FIRST: readonly Place[] = [
  { label: 'allArticles', icon: IconBooks },
  { view: 'uncategorized', label: 'uncategorized', icon: IconFolderQuestion },
]
const LAST: readonly Place[] = [
  { view: 'drafts', label: 'drafts', icon: IconPencil },
  { view: 'templates', label: 'templates', icon: IconTemplate },
  { view: 'deactivated', label: 'deactivated', icon: IconEyeOff },
  { view: 'archived', label: 'archivedArticles', icon: IconArchive },
]

/** All categories, with what may be done to each; a category is moved by dragging, or by its menu. */
export function CategoryPane() {
  const { t } = useTranslation('knowledge')
  const { category, view }: { category?: unknown; view?: unknown } = useSearch({ strict: false })
  const tree = useQuery(articleQueries.tree('manage'))
  const all = useQuery(managedQueries.tabs()).data?.all
  const [current] = typeof category === 'string' ? valuesOf(category) : []
  if (!tree.data) return tree.error ? <ErrorState error={tree.error} onRetry={() => void tree.refetch()} /> : <PaneSkeleton />
  const { items, uncategorized, can } = tree.data
  const counts: Partial<Record<Place['label'], number>> = {
    ...(all && { allArticles: all.count }),
    ...(uncategorized !== null && { uncategorized }),
  }
  const places = (of: readonly Place[]) => (
    <ul className={classes['places']}>
      {of.map((place) => (
        <PlaceLink
          key={place.label}
          place={place}
          count={counts[place.label]}
          current={current === undefined && view === place.view}
        />
      ))}
    </ul>
  )
  return (
    <div className={classes['pane']}>
      {places(FIRST)}
      {items.length > 0 && <Categories items={items} current={current} />}
      {places(LAST)}
      {can.create && items.length > 1 && <p className={classes['hint']}>{t('dragHint')}</p>}
    </div>
  )
}

interface PlaceLinkProps {
  readonly place: Place
  readonly count: number | undefined
  readonly current: boolean
}

function PlaceLink({ place: { view, label, icon: Sign }, count, current }: PlaceLinkProps) {
  const { t, i18n } = useTranslation('knowledge')
  return (
    <li>
      <Link to={HERE} search={asSearch(view ? { view } : {})} aria-current={current ? 'page' : undefined} data-place={label}>
        <Sign size={17} stroke={1.6} aria-hidden />
        <span>{t(label)}</span>
        {count !== undefined && <bdi dir="ltr">{numberText(count, i18n.language)}</bdi>}
      </Link>
    </li>
  )
}

interface CategoriesProps {
  readonly items: Parameters<typeof branchesOf>[0]
  readonly current: string | undefined
}

function Categories({ items, current }: CategoriesProps) {
  const { t } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const open = useOpenEntries('knowledge.manage')
  const move = useWrite(categories.move)
  const branches = branchesOf(items)
  const versionOf = (id: string) => items.find((one) => one.id === id)
  const entryOf = ({ category, below }: CategoryBranch): TreeEntry => ({
    id: category.id,
    name: nameOf(category),
    icon: categoryIcons[category.icon],
    count: category.articles,
    ...(!category.active && { dim: t('deactivated') }),
    link: { to: HERE, search: asSearch({ category: category.id }) },
    children: below.map(entryOf),
    ...(category.can.manage && { action: <CategoryMenu category={category} items={items} /> }),
  })
  /** Below another one that stays within the depth, and never below itself. */
  const takes = (dragged: string, onto: string): boolean => {
    const branch = branchOf(branches, dragged)
    const way = pathTo(items, onto)
    return (
      branch !== undefined &&
      branch.category.can.manage &&
      branch.category.parentId !== onto &&
      versionOf(onto)?.can.manage === true &&
      !way.some(({ id }) => id === dragged) &&
      way.length + heightOf(branch) <= MAX_CATEGORY_DEPTH
    )
  }
  return (
    <Tree
      label={t('categories')}
      entries={branches.map(entryOf)}
      current={current}
      isOpen={open.isOpen}
      onToggle={open.toggle}
      move={{
        takes,
        drop: (dragged, onto) => {
          const { version } = versionOf(dragged)!
          const last = branchOf(branches, onto)?.below.at(-1)?.category.id ?? null
          move.mutate({ id: dragged, version, parentId: onto, after: last }, { onSuccess: () => open.unfold([onto]) })
        },
      }}
    />
  )
}
