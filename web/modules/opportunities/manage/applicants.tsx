import { applications } from '@diwan/contract/opportunities/endpoints'
import type { ApplicationStatus } from '@diwan/contract/opportunities/vocabulary'
import type { Application, Opportunity } from '@diwan/contract/opportunities/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { useCommands } from '../../../kit/commands.ts'
import { useWalkKeys } from '../../../ui/list/use-row-commands.ts'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { opportunityLists, opportunityQueries } from '../api.ts'
import { Seats } from '../parts/seats.tsx'
import { ApplicantRow } from './applicant-row.tsx'
import classes from './applicants.module.css'
import { DecideApplicants } from './decide-applicants.tsx'

const GROUPS = [
  { name: 'undecided', status: ['SENT', 'CHECKING'], open: true },
  { name: 'waiting', status: ['PENDING'], open: true },
  { name: 'accepted', status: ['APPROVED'], open: false },
  { name: 'declined', status: ['REJECTED'], open: false },
] as const satisfies readonly { name: string; status: readonly ApplicationStatus[]; open: boolean }[]
/** Those who came first are decided first, also where all are chosen at once. */
const ORDERS = {
  undecided: { sort: 'created', direction: 'rising' },
  waiting: { sort: 'waiting', direction: 'rising' },
  accepted: {},
  declined: {},
} as const
export type Group = (typeof GROUPS)[number]

/** The applicants in groups by status. Those who wait for a decision can be chosen and decided at once. */
export function Applicants({ record }: { record: Opportunity }) {
  const { t } = useTranslation('opportunities')
  const [chosen, setChosen] = useState<readonly Application[]>([])
  useFollowLists(opportunityLists)
  const frame = useRef<HTMLDivElement>(null)
  useWalkKeys(frame)
  useChooseKey(frame)
  const any = useInfiniteQuery(opportunityQueries.applications({ view: 'received', opportunityId: record.id }))
  const turn = (one: Application) =>
    setChosen((now) => (now.some(({ id }) => id === one.id) ? now.filter(({ id }) => id !== one.id) : [...now, one]))
  return (
    <div ref={frame} className={classes['applicants']}>
      <div className={classes['head']}>
        <Seats record={record} />
        <ExportButtons bare addressOf={(format) => fileAddress(applications.export, { id: record.id, format })} />
      </div>
      {any.data?.pages[0]?.items.length === 0 ? (
        <EmptyState title={t('noApplicants')} text={t('noApplicantsText')} literally="noData" />
      ) : (
        GROUPS.map((group) => (
          <ApplicantGroup
            key={group.name}
            of={group}
            opportunityId={record.id}
            chosen={chosen}
            onTurn={turn}
            onChoose={setChosen}
          />
        ))
      )}
      {chosen.length > 0 && <DecideApplicants record={record} chosen={chosen} onClear={() => setChosen([])} />}
    </div>
  )
}

/** X chooses the applicant that the focus is on, as in tables. */
function useChooseKey(frame: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('kit')
  const choose = () => {
    const row = document.activeElement?.closest('[data-row]')
    if (row && frame.current?.contains(row)) row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  }
  useCommands([{ id: 'row choose', label: t('keyChoose'), part: 'list', stroke: { code: 'KeyX' }, unlisted: true, run: choose }])
}

interface GroupProps {
  readonly of: Group
  readonly opportunityId: string
  readonly chosen: readonly Application[]
  readonly onTurn: (one: Application) => void
  readonly onChoose: (all: readonly Application[]) => void
}

/** Those of some statuses, folded away where nothing is to be done about them. */
function ApplicantGroup({ of: { name, status, open }, opportunityId, chosen, onTurn, onChoose }: GroupProps) {
  const { t } = useTranslation('opportunities')
  const order = ORDERS[name]
  const list = useInfiniteQuery(
    opportunityQueries.applications({ view: 'received', opportunityId, status: status.join(','), ...order }),
  )
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  const mayChoose = name === 'undecided'
  const decidable = items.filter(({ can }) => can.decide).slice(0, 100)
  return (
    <details open={open} className={classes['group']}>
      <summary>
        {t(`group_${name}`)}
        {name === 'waiting' && <small>{t('waitingHint')}</small>}
      </summary>
      {mayChoose && decidable.length > 1 && (
        <button type="button" className={classes['all']} onClick={() => onChoose(decidable)}>
          {t('selectAll')}
        </button>
      )}
      <ul>
        {items.map((one) => (
          <ApplicantRow
            key={one.id}
            of={one}
            {...(mayChoose && one.can.decide && { chosen: chosen.some(({ id }) => id === one.id), onTurn: () => onTurn(one) })}
          />
        ))}
      </ul>
      <MoreRows list={list} />
    </details>
  )
}
