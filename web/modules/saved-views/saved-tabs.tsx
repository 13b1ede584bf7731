import { ActionIcon } from '@mantine/core'
import type { SavedView } from '@diwan/contract/saved-views/schemas'
import { IconAlertTriangle, IconDots, IconStar, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Raw } from '../../kit/list/address.ts'
import { askingOf, isSameAsking, toAsking, type SavedList } from '../../kit/list/asking.ts'
import { ViewLink } from '../../ui/list/view-links.tsx'
import { MenuLater } from '../../ui/menu-later.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { viewQueries } from './api.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const loadMenu = () => import('./view-menu.tsx')
const ViewMenu = lazyDialog(loadMenu)

/** The views that were saved of a list. */
export function SavedTabs({ of }: { of: SavedList }) {
  const { t } = useTranslation('saved-views')
  const raw: Raw = useSearch({ strict: false })
  const { data } = useQuery(viewQueries.of(of))
  const asked = askingOf(of, raw)
  const current = data?.items.find(({ id }) => id === raw['saved'])
  return (
    <>
      {data?.items.map((view) => (
        <Tab key={view.id} of={of} view={view} current={view === current} />
      ))}
      {current?.can.change && (
        <MenuLater
          load={loadMenu}
          button={(asks) => (
            <ActionIcon variant="subtle" size={34} aria-label={t('actions', { name: current.name })} {...asks}>
              <IconDots size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
          menu={<ViewMenu key={current.id} view={current} asked={asked} mayShare={data?.mayShare ?? false} />}
        />
      )}
    </>
  )
}

/** What the list no longer understands is left out, and said. */
function Tab({ of, view, current }: { of: SavedList; view: SavedView; current: boolean }) {
  const { t } = useTranslation('saved-views')
  const known = askingOf(of, view.query)
  const shared = view.shared && t('sharedBy', { name: view.owner.fullName })
  return (
    <ViewLink search={toAsking(of, { ...known, saved: view.id })} current={current} marks={{ 'data-saved': view.id }}>
      {shared ? (
        <IconUsers size={15} stroke={1.6} role="img" aria-label={shared} title={shared} />
      ) : (
        <IconStar size={15} stroke={1.6} aria-hidden />
      )}
      <UserText text={view.name} />
      {!isSameAsking(known, view.query) && (
        <IconAlertTriangle size={15} stroke={1.6} role="img" aria-label={t('outdated')} title={t('outdated')} />
      )}
    </ViewLink>
  )
}
