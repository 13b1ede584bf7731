import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneOf } from '../../../kit/list/address.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { StatusNoun } from '../../../ui/status-badge.tsx'
import { RequestBoard } from '../list/request-board.tsx'

const VIEWS = ['undecided', 'decided', 'all'] as const

const leaves = () => ({})

/** The queue of staff: what waits for a decision, what they decided, and all that they may see. */
export function AdminPermissionsPage() {
  const { t } = useTranslation(['schedule', 'releases'])
  const { view }: { view?: unknown } = useSearch({ strict: false })
  const current = oneOf(VIEWS, view) ?? 'undecided'
  const title = t('name_permissions', { ns: 'releases' })
  const waits = current === 'undecided'
  return (
    <StatusNoun value="masculine">
      <RequestBoard
        key={current}
        view={current}
        title={title}
        tabs={
          <ViewLinks
            label={title}
            param="view"
            views={VIEWS}
            current={current}
            labelOf={(one) => t(`view_${one}`)}
            leaves={leaves}
          />
        }
        empty={{
          title: t(waits ? 'noneToDecide' : 'noneHere'),
          text: t(waits ? 'noneToDecideText' : 'noneHereText'),
        }}
        exported
      />
    </StatusNoun>
  )
}
