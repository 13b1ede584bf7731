import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../kit/query-client.ts'
import { offerUndo, UNDO_MS } from '../../kit/undo.ts'
import { showToast } from '../../ui/toasts.ts'
import { Activity, activityQueries } from '../../modules/life/public.ts'

const INSTANT = 1_795_190_700
const people = [{ id: 'a', fullName: 'أ. سارة الحربي', photo: null }, { id: 'c', fullName: 'Layla Al-Otaibi', photo: null }, null]
const LINES = people.map((by, place) => ({
  id: `${place}`,
  event: 'specimens.changed',
  by,
  createdDate: INSTANT - place * 3_600,
  detail: {},
}))

/** Nothing is asked of the server. */
const { queryKey } = activityQueries.of('specimen')
queryClient.setQueryDefaults(queryKey, { staleTime: Infinity })
queryClient.setQueryData(queryKey, { pages: [{ items: LINES, next: null }], pageParams: [null] })

/** What became of a record, and the bar that takes a write back. */
export function LifeSpecimens() {
  const { t } = useTranslation('kit')
  const offer = () =>
    offerUndo({ says: ['kit', 'toast_success'], ms: UNDO_MS, undo: () => showToast({ kind: 'info', text: t('undone') }) })
  return (
    <>
      <Activity id="specimen" />
      <div>
        <Button variant="default" data-undo onClick={offer}>
          {t('undo')}
        </Button>
      </div>
    </>
  )
}
