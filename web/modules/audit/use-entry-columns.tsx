import type { AuditEntry } from '@diwan/contract/audit/schemas'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import type { Column } from '../../ui/list/columns.ts'
import { PersonChip } from '../../ui/person-chip.tsx'
import { UpdatedText } from '../../ui/updated-text.tsx'
import classes from './audit.module.css'
import type { AuditWords } from './use-audit-words.ts'
import { ValueText } from './value-text.tsx'

export function useEntryColumns(words: AuditWords): Column<AuditEntry>[] {
  const { t } = useTranslation('audit')
  const day = useReading().calendar === 'hijri' ? 150 : 88
  return [
    { name: 'what', head: t('what'), cell: () => null },
    {
      name: 'object',
      head: t('of'),
      width: 190,
      rank: 2,
      cell: (entry) => <ValueText text={words.objectName(entry)} />,
    },
    { name: 'changes', head: t('field'), width: 150, rank: 1, cell: (entry) => <Changes entry={entry} words={words} /> },
    {
      name: 'who',
      head: t('who'),
      width: 170,
      rank: 3,
      cell: ({ actor }) => (actor ? <PersonChip person={actor} /> : <span className={classes['object']}>{t('somebody')}</span>),
    },
    {
      name: 'when',
      head: t('when'),
      width: day,
      cell: (entry) => (
        <span className={classes['object']}>
          <UpdatedText seconds={entry.createdDate} />
        </span>
      ),
    },
  ]
}

function Changes({ entry, words }: { entry: AuditEntry; words: AuditWords }) {
  const { t } = useTranslation('audit')
  const [only] = entry.changes
  if (entry.changes.length === 0) return null
  return (
    <span className={classes['changes']}>
      {entry.changes.length === 1 && only ? words.field(entry, only.field) : t('changed', { count: entry.changes.length })}
    </span>
  )
}
