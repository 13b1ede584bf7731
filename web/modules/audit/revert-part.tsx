import { Alert, Button, Skeleton } from '@mantine/core'
import { audit } from '@diwan/contract/audit/endpoints'
import type { AuditEntry } from '@diwan/contract/audit/schemas'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../kit/problem-words.ts'
import { useWrite } from '../../kit/write.ts'
import { leaveWrite } from '../../ui/leave-write.ts'
import { auditQueries } from './api.ts'
import classes from './audit.module.css'
import { DifferenceTable } from './difference-table.tsx'
import type { AuditWords } from './use-audit-words.ts'

interface RevertPartProps {
  entry: AuditEntry
  words: AuditWords
  onCancel: () => void
  onDone: () => void
}

/** What becomes what, before it is done. */
export function RevertPart({ entry, words, onCancel, onDone }: RevertPartProps) {
  const { t } = useTranslation(['audit', 'kit'])
  const textOf = useProblemText()
  const preview = useQuery(auditQueries.preview(entry.id))
  const revert = useWrite(audit.revert, { quiet: true })
  const problem = revert.error ?? preview.error
  return (
    <section className={classes['revert']} aria-label={t('revertTitle')} aria-busy={revert.isPending}>
      <h3>{t('revertTitle')}</h3>
      <p>{t('revertText')}</p>
      {problem && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
          {textOf(problem)}
        </Alert>
      )}
      {preview.data ? (
        <DifferenceTable
          heads={[t('now'), t('becomes')]}
          rows={preview.data.changes.map(({ field, now, becomes }) => {
            const named = { event: entry.event, names: preview.data.names }
            return {
              field,
              label: words.field(named, field),
              from: words.value(named, field, now),
              to: words.value(named, field, becomes),
            }
          })}
        />
      ) : (
        !problem && <Skeleton height={80} radius={8} />
      )}
      <div className={classes['end']}>
        <Button variant="default" onClick={() => (leaveWrite(revert), onCancel())}>
          {t('cancel', { ns: 'kit' })}
        </Button>
        <Button
          disabled={!preview.data || preview.error !== null || revert.isPending}
          onClick={() => revert.mutate({ id: entry.id }, { onSuccess: onDone })}
        >
          {t('revertAction')}
        </Button>
      </div>
    </section>
  )
}
