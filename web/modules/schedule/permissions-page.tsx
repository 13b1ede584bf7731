import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { oneOf } from '../../kit/list/address.ts'
import { useHolds } from '../../kit/rights.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { StatusNoun } from '../../ui/status-badge.tsx'
import type { DecisionKind } from '../../kit/decisions.ts'
import { useRoomy } from '../../kit/widths.ts'
import { DecisionInbox, DecisionScreen } from '../approvals/public.ts'
import { WhoIsAway } from '../away/public.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RequestBoard } from './list/request-board.tsx'
import { SchedulePane } from './public.ts'

const RequestDialog = lazyDialog(() => import('./request/request-dialog.tsx'))

const TABS = ['mine', 'decide', 'away'] as const

/** Filters and the open request stay with the tab they were chosen in. */
const leaves = () => ({})

/** A person's own requests, everything that waits for their decision, and who is away. */
export function PermissionsPage({ decisions }: { decisions: readonly DecisionKind[] }) {
  const { t } = useTranslation(['schedule', 'releases'])
  const { tab, id: opened }: { tab?: unknown; id?: unknown } = useSearch({ strict: false })
  const roomy = useRoomy()
  const current = oneOf(TABS, tab) ?? 'mine'
  const navigate = useNavigate()
  const mayAsk = useHolds('permissions', 'create')
  const [asking, ask] = useState(false)
  const begin = () => ask(true)
  useCommands(
    mayAsk
      ? [
          {
            id: 'create permissions',
            label: t('newRequest'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            opensField: true,
            icon: IconPlus,
            run: begin,
          },
        ]
      : [],
  )
  const title = t('name_permissions', { ns: 'releases' })
  const tabs = (
    <ViewLinks label={title} param="tab" views={TABS} current={current} labelOf={(one) => t(`tab_${one}`)} leaves={leaves} />
  )
  const action = mayAsk && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={begin}>
      {t('newRequest')}
    </Button>
  )
  return (
    <StatusNoun value="masculine">
      <SchedulePane
        action={
          mayAsk && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t('newRequest')}
              title={t('newRequest')}
              onClick={begin}
            >
              <IconPlus size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )
        }
      >
        {current === 'mine' ? (
          <RequestBoard
            view="mine"
            title={title}
            tabs={tabs}
            action={action}
            empty={{ title: t('noneMine'), text: t('noneMineText') }}
          />
        ) : current === 'decide' && typeof opened === 'string' && !roomy ? (
          <Suspense fallback={<PageSkeleton />}>
            <DecisionScreen
              kinds={decisions}
              param="id"
              crumb={{ label: t('tab_decide'), to: '/user/schedule/permissions', search: { tab: 'decide' } as object }}
            />
          </Suspense>
        ) : (
          <>
            <PageHeader title={title} flush tabs={tabs} action={action} />
            {current === 'away' ? <WhoIsAway /> : <DecisionInbox label={t('tab_decide')} kinds={decisions} param="id" />}
          </>
        )}
      </SchedulePane>
      <Suspense>
        {asking && (
          <RequestDialog
            opened
            onClose={() => ask(false)}
            onDone={(id) => {
              ask(false)
              void navigate({ to: '.', search: { id } as object })
            }}
          />
        )}
      </Suspense>
    </StatusNoun>
  )
}
