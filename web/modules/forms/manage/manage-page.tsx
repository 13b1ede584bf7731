import { forms } from '@diwan/contract/forms/endpoints'
import { formList } from '@diwan/contract/forms/list'
import type { Form } from '@diwan/contract/forms/schemas'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { numberText } from '../../../kit/formats.ts'
import { useRoomy } from '../../../kit/widths.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { ManagedContent } from '../../publishing/public.ts'
import { formLists, formQueries } from '../api.ts'
import { leaveEntry, UndecidedEntries } from '../fill/decisions.tsx'
import { formPlaces } from '../address.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { StatusNoun } from '../../../ui/status-badge.tsx'

const EntryToDecide = lazyPart(() => import('../fill/entry-to-decide.tsx'))

const TABS = ['manage', 'undecided', 'templates', 'archived'] as const

/** The forms that a person looks after, what was sent to them and is not decided, and what others are begun from. */
export function ManageFormsPage() {
  const { view }: { view?: unknown } = useSearch({ strict: false })
  return view === 'undecided' ? <Undecided /> : <ManagedForms />
}

function Tabs({ current }: { current: (typeof TABS)[number] }) {
  const { t } = useTranslation(['forms', 'releases'])
  const labelOf = (one: (typeof TABS)[number]) => t(one === 'archived' ? 'archivedForms' : one)
  return (
    <ViewLinks
      label={t('name_forms', { ns: 'releases' })}
      param="view"
      views={TABS}
      current={current}
      labelOf={labelOf}
      leaves={leaveEntry}
    />
  )
}

function Undecided() {
  const { t } = useTranslation(['forms', 'releases'])
  const { entry }: { entry?: unknown } = useSearch({ strict: false })
  const roomy = useRoomy()
  useFollowLists(formLists)
  if (typeof entry === 'string' && !roomy)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EntryToDecide crumb={{ label: t('undecided'), to: '/admin/forms', search: { view: 'undecided' } as object }} />
      </Suspense>
    )
  return (
    <>
      <PageHeader title={t('name_forms', { ns: 'releases' })} flush tabs={<Tabs current="undecided" />} />
      <UndecidedEntries label={t('undecided')} />
    </>
  )
}

function ManagedForms() {
  const { t, i18n } = useTranslation(['forms', 'releases'])
  const none = { title: t('noneManaged'), text: t('noneManagedText') }
  const entries: Column<Form> = {
    name: 'entries',
    head: t('entriesHead'),
    width: 90,
    rank: 2,
    cell: (form) => numberText(form.entries ?? 0, i18n.language),
  }
  return (
    <StatusNoun value="masculine">
      <ManagedContent
        module="forms"
        of={formList}
        endpoints={forms}
        queries={formQueries}
        lists={formLists}
        places={formPlaces}
        words={{
          title: t('name_forms', { ns: 'releases' }),
          begin: t('newForm'),
          useTemplate: t('useTemplate'),
          owner: t('owner'),
          ownerText: t('ownerText'),
        }}
        heads={{ name: t('name'), unit: t('unit'), status: t('statusHead'), updated: t('updated') }}
        views={{ manage: t('manage'), templates: t('templates'), archived: t('archivedForms') }}
        empty={{
          manage: none,
          templates: { title: t('noneTemplates'), text: t('noneTemplatesText') },
          archived: none,
          unmatched: { title: t('nothingFits'), text: t('nothingFitsText') },
        }}
        columns={[entries]}
        tabs={(current) => <Tabs current={current} />}
      />
    </StatusNoun>
  )
}
