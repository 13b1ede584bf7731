import type { Entry } from '@diwan/contract/forms/schemas'
import { answerText } from '@diwan/core/fields/answer-text'
import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { Letter, PersonChip } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'

/** What a person wrote first tells one entry of a form from another. */
const firstWords = ({ answers }: Entry): string =>
  answerText(answers.find(({ type }) => type === 'text' || type === 'long_text')?.value)

/** How an entry that waits is drawn: a line of the table, or three lines where there is no room for columns. */
export function useEntryRow(): (lined: boolean) => {
  readonly columns: readonly Column<Entry>[]
  readonly of: Omit<RowOf<Entry>, 'onOpen'>
} {
  const { t } = useTranslation(['forms', 'approvals'])
  const nameOf = useLocalName()
  const page = useDirection()
  const name = (entry: Entry) => <UserText text={nameOf(entry.form)} lines={1} />
  return (lined) => ({
    columns: [
      { name: 'name', head: t('name'), cell: name },
      { name: 'by', head: t('sentBy'), width: 220, rank: 3, cell: ({ by }) => <PersonChip person={by} /> },
      { name: 'status', head: t('statusHead'), width: 130, rank: 2, cell: ({ status }) => <StatusBadge status={status} /> },
      { name: 'sent', head: t('sentOn'), width: 120, rank: 1, cell: ({ createdDate }) => <UpdatedText seconds={createdDate} /> },
    ],
    of: {
      keyOf: ({ id }) => id,
      title: (entry) => (lined ? <UserText text={entry.by.fullName} lines={1} /> : name(entry)),
      choose: ({ by }) => t('chooseOne', { ns: 'approvals', name: isolate(by.fullName, page) }),
      ...(lined && {
        lines: (entry) => ({
          face: <Letter id={entry.by.id} name={entry.by.fullName} photo={entry.by.photo} size={34} />,
          about: name(entry),
          more: <UserText text={firstWords(entry) || entry.shortId} lines={1} />,
          when: <UpdatedText seconds={entry.createdDate} />,
          state: <StatusBadge status={entry.status} plain />,
        }),
      }),
    },
  })
}
