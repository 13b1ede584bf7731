import type { Request } from '@diwan/contract/schedule/schemas/permissions'
import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { Letter, PersonChip } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useRequestText } from '../request/use-request-text.ts'

interface Drawn {
  /** They are all the reader's own. */
  readonly own: boolean
  /** There is no room for columns. */
  readonly lined: boolean
  readonly open: (id: string) => void
}

/** Draws a request in its list: where there is no room for columns, its requester stands first. */
export function useRequestTable({ own, lined, open }: Drawn): { columns: Column<Request>[]; of: RowOf<Request> } {
  const { t } = useTranslation(['schedule', 'approvals'])
  const { titleOf, periodOf } = useRequestText()
  const nameOf = useLocalName()
  const page = useDirection()
  const what = (request: Request) => <UserText text={titleOf(request)} lines={1} />
  const when = ({ submittedDate, updatedDate }: Request) => <UpdatedText seconds={submittedDate ?? updatedDate} />
  const place = ({ group, department }: Request) => {
    const unit = group ?? department
    return unit && <UserText text={nameOf(unit)} lines={1} />
  }
  return {
    columns: [
      { name: 'what', head: t('request'), least: 260, cell: () => null },
      ...(own
        ? []
        : [
            {
              name: 'requester',
              head: t('requester'),
              width: 200,
              rank: 3,
              cell: ({ createdBy }: Request) => <PersonChip person={createdBy} />,
            },
            { name: 'unit', head: t('group'), width: 150, rank: 0, optional: true, cell: place },
          ]),
      { name: 'period', head: t('period'), width: 240, rank: 2, cell: (request) => <bdi>{periodOf(request)}</bdi> },
      { name: 'status', head: t('statusHead'), width: 130, rank: 4, cell: ({ status }) => <StatusBadge status={status} /> },
      { name: 'created', head: t('submittedOn'), width: 120, rank: 1, sort: 'created', cell: when },
    ],
    of: {
      keyOf: ({ id }) => id,
      onOpen: ({ id }) => open(id),
      title: (request) => (lined && !own ? <UserText text={request.createdBy.fullName} lines={1} /> : what(request)),
      choose: ({ createdBy }) => t('chooseOne', { ns: 'approvals', name: isolate(createdBy.fullName, page) }),
      lines: (request) => ({
        face: <Letter id={request.createdBy.id} name={request.createdBy.fullName} photo={request.createdBy.photo} size={34} />,
        about: own ? <bdi>{periodOf(request)}</bdi> : what(request),
        more: own ? request.shortId : <bdi>{periodOf(request)}</bdi>,
        when: when(request),
        state: <StatusBadge status={request.status} plain />,
      }),
    },
  }
}
