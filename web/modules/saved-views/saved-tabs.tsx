import { ActionIcon, Button } from '@mantine/core'
import type { SavedView } from '@diwan/contract/saved-views/schemas'
import { IconAlertTriangle, IconBookmark, IconDots, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Raw } from '../../kit/list/address.ts'
import { askingOf, isSameAsking, toAsking, type SavedList } from '../../kit/list/asking.ts'
import { ViewLink } from '../../ui/list/view-links.tsx'
import { MenuLater } from '../../ui/menu-later.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { viewQueries } from './api.ts'

const loadMenu = () => import('./view-menu.tsx')
const ViewMenu = lazy(loadMenu)
const SaveDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).SaveDialog }))

/** The views that were saved of a list, and the way to save what is shown now. */
export function SavedTabs({ of }: { of: SavedList }) {
  const { t } = useTranslation('saved-views')
  const raw: Raw = useSearch({ strict: false })
  const { data } = useQuery(viewQueries.of(of.name))
  const [saving, setSaving] = useState(false)
  const asked = askingOf(of, raw)
  const current = data?.items.find(({ id }) => id === raw['saved'])
  const narrowed = Object.keys(asked).some((name) => name !== of.param)
  const offered = data !== undefined && narrowed && !data.items.some(({ query }) => isSameAsking(asked, query))
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
      {offered && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconBookmark size={16} stroke={1.6} aria-hidden />}
          onClick={() => setSaving(true)}
        >
          {t('save')}
        </Button>
      )}
      <Suspense>
        {saving && <SaveDialog of={of} query={asked} mayShare={data?.mayShare ?? false} onClose={() => setSaving(false)} />}
      </Suspense>
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
      {shared && <IconUsers size={15} stroke={1.6} role="img" aria-label={shared} title={shared} />}
      <UserText text={view.name} />
      {!isSameAsking(known, view.query) && (
        <IconAlertTriangle size={15} stroke={1.6} role="img" aria-label={t('outdated')} title={t('outdated')} />
      )}
    </ViewLink>
  )
}
