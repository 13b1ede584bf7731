import { forms } from '@diwan/contract/forms/endpoints'
import type { Form } from '@diwan/contract/forms/schemas'
import { formList } from '@diwan/contract/forms/list'
import { CONTENT_STATUSES } from '@diwan/contract/publishing/vocabulary'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { dayText, numberText, useLocalName } from '../../../kit/formats.ts'
import { oneOf, useListAddress } from '../../../kit/list/address.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useRoomy } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ImportFile } from '../../fields/public.ts'
import { formLists, formQueries } from '../api.ts'
import { ToDecide } from '../fill/to-decide.tsx'
import { leaveEntry } from '../fill/use-deciding.ts'

const EntryToDecide = lazy(() => import('../fill/entry-to-decide.tsx'))

const VIEWS = ['manage', 'templates', 'archived'] as const
const TABS = ['manage', 'undecided', 'templates', 'archived'] as const
const words = {
  manage: { label: 'manage', none: 'noneManaged', text: 'noneManagedText' },
  templates: { label: 'templates', none: 'noneTemplates', text: 'noneTemplatesText' },
  archived: { label: 'archivedForms', none: 'noneManaged', text: 'noneManagedText' },
} as const

/** The forms that a person looks after, what was sent to them and is not decided, and what others are begun from. */
export function ManageFormsPage() {
  const { view }: { view?: unknown } = useSearch({ strict: false })
  return view === 'undecided' ? <Undecided /> : <ManagedForms />
}

function Tabs({ current }: { current: (typeof TABS)[number] }) {
  const { t } = useTranslation(['forms', 'releases'])
  const labelOf = (one: (typeof TABS)[number]) => t(one === 'undecided' ? one : words[one].label)
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
        <EntryToDecide
          view="undecided"
          crumb={{ label: t('undecided'), to: '/admin/forms', search: { view: 'undecided' } as object }}
        />
      </Suspense>
    )
  return (
    <>
      <PageHeader title={t('name_forms', { ns: 'releases' })} flush tabs={<Tabs current="undecided" />} />
      <ToDecide label={t('undecided')} view="undecided" />
    </>
  )
}

function ManagedForms() {
  const { t, i18n } = useTranslation(['forms', 'releases', 'kit'])
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const address = useListAddress(formList)
  const { narrowing, narrow, sort, direction } = address
  const view = oneOf(VIEWS, address.raw['view']) ?? 'manage'
  const rows = useInfiniteQuery(formQueries.list({ view, ...narrowing, sort, direction }))
  const { data: count } = useQuery(formQueries.count({ view, ...narrowing }))
  const mayCreate = useHolds('forms', 'create')
  const copy = useWrite(forms.copy)
  useFollowLists(formLists)
  const open = (id?: string) => void navigate({ to: '/admin/form/details', search: { id } as object })
  const statusOf = (value: string) => t(`status_${value as Status}`, { ns: 'kit' })
  const label = t('name_forms', { ns: 'releases' })
  const create = mayCreate && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => open()}>
      {t('newForm')}
    </Button>
  )
  const columns: Column<Form>[] = [
    { name: 'name', head: t('name'), cell: () => null },
    {
      name: 'unit',
      head: t('unit'),
      width: 180,
      rank: 1,
      cell: ({ unit }) => unit && <UserText text={nameOf(unit)} lines={1} />,
    },
    {
      name: 'entries',
      head: t('entriesHead'),
      width: 90,
      rank: 2,
      cell: ({ entries }) => numberText(entries ?? 0, i18n.language),
    },
    { name: 'status', head: t('statusHead'), width: 120, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'updated',
      head: t('updated'),
      width: 110,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
  const of: RowOf<Form> = {
    keyOf: ({ id }) => id,
    link: ({ id }) => ({ to: '/admin/form/details', search: { id } as object }),
    title: (form) => <UserText text={nameOf(form) || t('newForm')} lines={1} />,
    lines: (form) => ({
      about: form.unit ? <UserText text={nameOf(form.unit)} lines={1} /> : null,
      when: <UpdatedText seconds={form.updatedDate} />,
      state: <StatusBadge status={form.status} plain />,
    }),
    ...(view === 'templates' && {
      actions: ({ id }) => (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => copy.mutate({ id, template: false }, { onSuccess: (made) => open(made.id) })}
        >
          {t('useTemplate')}
        </Button>
      ),
    }),
  }
  return (
    <ListPage
      of={formList}
      address={address}
      header={{
        title: label,
        count,
        action: (
          <>
            {mayCreate && <ImportFile endpoint={forms.create} owner={t('owner')} ownerText={t('ownerText')} onMade={open} />}
            {create}
          </>
        ),
      }}
      views={<Tabs current={view} />}
      filters={{
        status: { label: t('statusHead'), text: statusOf },
        created: { label: t('updated'), text: dayText },
      }}
      bar={{
        field: (name) =>
          name === 'status' ? (
            <ValueChoices
              label={t('statusHead')}
              options={CONTENT_STATUSES.map((value) => ({ value, label: statusOf(value) }))}
              value={narrowing.status}
              onChange={(value) => narrow({ status: value })}
              not
            />
          ) : (
            <DayChoices
              from={narrowing.createdFrom}
              to={narrowing.createdTo}
              onChange={(createdFrom, createdTo) => narrow({ createdFrom, createdTo })}
            />
          ),
        show: t('manage'),
      }}
      table={{ label, name: 'forms.manage', columns, of }}
      rows={{
        list: rows,
        empty: <EmptyState title={t(words[view].none)} text={t(words[view].text)} action={create} literally="noData" />,
        unmatched:
          Object.keys(narrowing).length > 0
            ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: address.clear }
            : undefined,
      }}
    />
  )
}
