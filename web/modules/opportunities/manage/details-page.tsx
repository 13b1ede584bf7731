import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneOf } from '../../../kit/list/address.ts'
import { FormFrame } from '../../../ui/form-frame.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

import { Activity } from '../../life/public.ts'
import { OpenedOpportunity } from '../parts/opened.tsx'
import { OpportunityApproval } from '../parts/opportunity-approval.tsx'
import { OpportunityActions } from '../parts/opportunity-actions.tsx'
import { OpportunityFacts } from '../parts/opportunity-facts.tsx'
import { OpportunityFields } from '../parts/opportunity-fields.tsx'
import { useNewOpportunity } from '../parts/use-opportunity-form.ts'
import classes from '../user/cards.module.css'
import { Applicants } from './applicants.tsx'

function useCrumbs() {
  const { t } = useTranslation('releases')
  return [{ label: t('name_opportunity'), to: '/admin/opportunity', search: {} }] as const
}

/** One opportunity of those who manage it: by `?id=`, or by the address that also names it. Without an id a new draft begins. */
export function OpportunityDetails() {
  const { id: named }: { id?: string } = useParams({ strict: false })
  const { id: asked }: { id?: unknown } = useSearch({ strict: false })
  const id = named ?? (typeof asked === 'string' ? asked : undefined)
  const crumbs = useCrumbs()
  if (id === undefined) return <NewDraft />
  return (
    <OpenedOpportunity key={id} id={id} crumbs={crumbs}>
      {(of) => <Shown of={of} />}
    </OpenedOpportunity>
  )
}

function NewDraft() {
  const { t } = useTranslation('opportunities')
  const navigate = useNavigate()
  const form = useNewOpportunity(
    (id) => void navigate({ to: '/admin/opportunity/details', search: { id } as object, replace: true }),
  )
  return (
    <>
      <PageHeader title={t('newTitle')} crumbs={useCrumbs()} />
      <div className={classes['page']}>
        <FormFrame form={form} onClose={() => void navigate({ to: '/admin/opportunity' })}>
          <OpportunityFields form={form} />
        </FormFrame>
      </div>
    </>
  )
}

const PARTS = ['details', 'applicants', 'record'] as const

function Shown({ of }: { of: OpenOpportunity }) {
  const { t } = useTranslation('opportunities')
  const { opportunity: record } = of
  const { part: wanted }: { part?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const parts = record.can.decide ? PARTS : PARTS.filter((one) => one !== 'applicants')
  const part = oneOf(parts, wanted) ?? 'details'
  const title = record.position || t('untitled')
  return (
    <>
      <PageHeader
        title={title}
        written
        crumbs={useCrumbs()}
        flush
        tabs={<ViewLinks label={title} param="part" views={parts} current={part} labelOf={(one) => t(`part_${one}`)} />}
        action={
          <>
            <StatusBadge status={record.status} />
            <OpportunityActions of={of} onDeleted={() => void navigate({ to: '/admin/opportunity' })} />
          </>
        }
      />
      {part === 'applicants' && <Applicants record={record} />}
      {part === 'record' && (
        <div className={classes['page']}>
          <Activity id={record.id} />
        </div>
      )}
      {part === 'details' && (
        <div className={classes['page']}>
          <OpportunityFacts of={of} />
          <OpportunityApproval of={of} />
        </div>
      )}
    </>
  )
}
