import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Raw } from '../../kit/list/address.ts'
import { askingOf, isSameAsking, type SavedList } from '../../kit/list/asking.ts'
import { viewQueries } from './api.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const SaveDialog = lazyDialog(async () => ({ default: (await import('./view-dialog.tsx')).SaveDialog }))

/** Only where something narrows or sorts the list that no saved view asks for. */
export function SaveButton({ of }: { of: SavedList }) {
  const { t } = useTranslation('saved-views')
  const raw: Raw = useSearch({ strict: false })
  const { data } = useQuery(viewQueries.of(of))
  const [saving, setSaving] = useState(false)
  const asked = askingOf(of, raw)
  const narrowed = Object.keys(asked).some((name) => name !== of.param)
  const offered = data !== undefined && narrowed && !data.items.some(({ query }) => isSameAsking(asked, query))
  return (
    <>
      {offered && (
        <Button variant="subtle" color="gray" size="compact-sm" flex="none" onClick={() => setSaving(true)}>
          {t('save')}
        </Button>
      )}
      <Suspense>
        {saving && <SaveDialog of={of} query={asked} mayShare={data?.mayShare ?? false} onClose={() => setSaving(false)} />}
      </Suspense>
    </>
  )
}
