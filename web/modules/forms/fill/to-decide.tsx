import { MAX_DECISIONS } from '@diwan/contract/approvals/limits'
import { entryDecisions } from '@diwan/contract/forms/endpoints'
import { isolate } from '@diwan/core/direction'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { DecideMany } from '../../approvals/public.ts'
import { formQueries } from '../api.ts'

/** What asks for this person's decision; for those who manage forms also what they may decide in place of others. */
export function ToDecide({ label, view }: { label: string; view: 'decide' | 'undecided' }) {
  const { t } = useTranslation(['forms', 'approvals'])
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const page = useDirection()
  const list = useInfiniteQuery(formQueries.entries({ view }))
  const selection = useSelection(list.data?.pages.flatMap(({ items }) => items) ?? [], MAX_DECISIONS)
  return (
    <>
      <DecideMany endpoints={entryDecisions} selection={selection} />
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
        choosing={{
          selection,
          one: ({ by }) => t('chooseOne', { ns: 'approvals', name: isolate(by.fullName, page) }),
          all: t('chooseAll', { ns: 'approvals' }),
        }}
      />
    </>
  )
}
