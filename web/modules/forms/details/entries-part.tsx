import { forms } from '@diwan/contract/forms/endpoints'
import type { EditedForm, Entry } from '@diwan/contract/forms/schemas'
import { printedAnswer } from '@diwan/core/fields/printed'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { DataList, listed, type Column } from '../../../ui/data-list.tsx'
import { ListMenu } from '../../../ui/list/list-menu.tsx'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { Received, useReceived } from '../../publishing/public.ts'
import { formLists, formQueries } from '../api.ts'

/** So many fields have a column until somebody chooses others. */
const SHOWN = 6
const KEPT = 'form-entries'

/** What was sent, a column for each field; each row opens its entry. */
export function EntriesPart({ form }: { form: EditedForm }) {
  const { t } = useTranslation(['forms', 'kit'])
  const nameOf = useLocalName()
  const reading = useReading()
  const navigate = useNavigate()
  const received = useReceived()
  const list = useInfiniteQuery(formQueries.entries({ view: 'received', formId: form.id, ...received.asked }))
  useFollowLists(formLists)
  const said = ({ answers }: Entry, key: string): string => {
    const answer = answers.find((one) => one.key === key)
    return answer ? printedAnswer(answer, reading).replaceAll('\n', ' · ') : ''
  }
  const columns: Column<Entry>[] = [
    { name: 'by', head: t('sentBy'), cell: ({ by }) => <PersonChip person={by} /> },
    { name: 'status', head: t('status'), width: 110, cell: ({ status }) => <StatusBadge status={status} plain /> },
    { name: 'sent', head: t('sentOn'), width: 100, cell: ({ createdDate }) => <UpdatedText seconds={createdDate} /> },
    ...form.content.fields.map((field, place) => ({
      name: field.key,
      head: nameOf({ nameAr: field.labelAr, nameEn: field.labelEn }),
      width: 150,
      wide: true,
      hidden: place >= SHOWN,
      cell: (entry: Entry) => <UserText text={said(entry, field.key)} lines={1} />,
    })),
  ]
  return (
    <Received
      of={received}
      label={t('sentOn')}
      show={t('entries')}
      end={
        <>
          <ExportButtons bare addressOf={(format) => fileAddress(forms.exportEntries, { id: form.id, format })} />
          <ListMenu columns={{ name: `${KEPT}/${form.id}`, of: columns.map(listed) }} />
        </>
      }
    >
      <DataList
        label={t('entries')}
        name={`${KEPT}/${form.id}`}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '.', search: { id: form.id, part: 'entries', entry: id } as object })}
        columns={columns}
        unmatched={received.unmatched}
        empty={{ title: t('noneReceived'), text: t('noneReceivedText') }}
      />
    </Received>
  )
}
