import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { formLists, formQueries } from '../api.ts'
import { EntriesToDecide, leaveEntry } from './decisions.tsx'

const VIEWS = ['toFill', 'required', 'mine', 'decide'] as const

/** What waits to be filled in, and what this person has sent. */
export function MyForms() {
  const { t } = useTranslation(['forms', 'releases'])
  const { view }: { view?: unknown } = useSearch({ strict: false })
  const current = oneOf(VIEWS, view) ?? 'toFill'
  const label = t('name_forms', { ns: 'releases' })
  useFollowLists(formLists)
  return (
    <>
      <PageHeader
        title={label}
        flush
        tabs={
          <ViewLinks label={label} param="view" views={VIEWS} current={current} labelOf={(one) => t(one)} leaves={leaveEntry} />
        }
      />
      {current === 'toFill' && <ToFill label={label} view="fill" />}
      {current === 'required' && <ToFill label={t('required')} view="required" />}
      {current === 'mine' && <Sent label={t('mine')} />}
      {current === 'decide' && <EntriesToDecide label={t('decide')} />}
    </>
  )
}

function ToFill({ label, view }: { label: string; view: 'fill' | 'required' }) {
  const { t } = useTranslation('forms')
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const list = useInfiniteQuery(formQueries.list({ view, sort: 'published' }))
  return (
    <DataList
      label={label}
      list={list}
      keyOf={({ id }) => id}
      onOpen={({ id }) => void navigate({ to: '/user/forms', search: { id } as object })}
      columns={[
        { name: 'name', head: t('name'), cell: (form) => <UserText text={nameOf(form)} lines={1} /> },
        {
          name: 'about',
          head: t('description'),
          width: 320,
          wide: true,
          cell: ({ descriptionAr, descriptionEn }) => (
            <UserText text={nameOf({ nameAr: descriptionAr, nameEn: descriptionEn })} lines={1} />
          ),
        },
        {
          name: 'published',
          head: t('published'),
          width: 120,
          cell: ({ publishedDate }) => publishedDate !== null && <UpdatedText seconds={publishedDate} />,
        },
      ]}
      empty={{ title: t('noneToFill'), text: t(view === 'fill' ? 'noneToFillText' : 'noneRequiredText') }}
    />
  )
}

function Sent({ label }: { label: string }) {
  const { t } = useTranslation('forms')
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const list = useInfiniteQuery(formQueries.entries({ view: 'mine' }))
  return (
    <DataList
      label={label}
      list={list}
      keyOf={({ id }) => id}
      onOpen={({ id }) => void navigate({ to: '/user/forms', search: { entry: id } as object })}
      columns={[
        { name: 'name', head: t('name'), cell: ({ form }) => <UserText text={nameOf(form)} lines={1} /> },
        { name: 'entry', head: t('entry'), width: 90, wide: true, cell: ({ shortId }) => <ShortIdText shortId={shortId} /> },
        { name: 'status', head: t('statusHead'), width: 130, cell: ({ status }) => <StatusBadge status={status} /> },
        { name: 'sent', head: t('sentOn'), width: 120, cell: ({ createdDate }) => <UpdatedText seconds={createdDate} /> },
      ]}
      empty={{ title: t('noneSent'), text: t('noneSentText') }}
    />
  )
}
