import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { formQueries } from '../api.ts'

/** What asks for this person's decision; for those who manage forms also what they may decide in place of others. */
export function ToDecide({ label, view }: { label: string; view: 'decide' | 'undecided' }) {
  const { t } = useTranslation('forms')
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const list = useInfiniteQuery(formQueries.entries({ view }))
  return (
    <DataList
      label={label}
      list={list}
      keyOf={({ id }) => id}
      onOpen={({ id, form }) =>
        void (view === 'decide'
          ? navigate({ to: '/user/forms', search: { entry: id, view } as object })
          : navigate({ to: '/admin/form/details', search: { id: form.id, part: 'entries', entry: id } as object }))
      }
      columns={[
        { name: 'name', head: t('name'), cell: ({ form }) => <UserText text={nameOf(form)} lines={1} /> },
        { name: 'by', head: t('sentBy'), width: 220, cell: ({ by }) => <PersonChip person={by} /> },
        { name: 'status', head: t('statusHead'), width: 130, cell: ({ status }) => <StatusBadge status={status} /> },
        { name: 'sent', head: t('sentOn'), width: 120, cell: ({ createdDate }) => <UpdatedText seconds={createdDate} /> },
      ]}
      empty={{ title: t('noneToDecide'), text: t('noneToDecideText') }}
    />
  )
}
