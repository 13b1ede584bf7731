import type { OwnDecision } from '@diwan/contract/approvals/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { inboxQueries } from '../api.ts'

interface OwnDecisionsProps {
  readonly label: string
  readonly asked: Parameters<typeof inboxQueries.decided>[0]
  readonly onOpen: (kind: string, id: string) => void
}

/** The decisions of the reader, with how each request stands now. */
export function OwnDecisions({ label, asked, onOpen }: OwnDecisionsProps) {
  const { t } = useTranslation('approvals')
  const nameOf = useLocalName()
  const list = useInfiniteQuery(inboxQueries.decided(asked))
  const name = ({ request }: OwnDecision) =>
    request ? <UserText text={nameOf(request.title)} lines={1} /> : <span>{t('requestClosed')}</span>
  return (
    <DataList
      label={label}
      list={list}
      keyOf={({ id }) => id}
      onOpen={({ objectId, kind, request }) => request && onOpen(kind, objectId)}
      columns={[
        { name: 'title', head: t('request'), cell: name },
        {
          name: 'requester',
          head: t('requester'),
          width: 200,
          cell: ({ request }) => request && <PersonChip person={request.requester} />,
        },
        { name: 'outcome', head: t('ownDecision'), width: 150, cell: ({ outcome }) => t(`did_${outcome}`) },
        { name: 'reason', head: t('reason'), width: 220, wide: true, cell: ({ reason }) => <UserText text={reason} lines={1} /> },
        { name: 'state', head: t('stateNow'), width: 130, wide: true, cell: ({ state }) => t(`run_${state}`) },
        { name: 'date', head: t('decidedOn'), width: 120, cell: ({ date }) => <UpdatedText seconds={date} /> },
      ]}
      empty={{ title: t('noneDecided'), text: t('noneDecidedText') }}
    />
  )
}
