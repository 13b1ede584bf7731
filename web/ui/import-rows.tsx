import { Switch } from '@mantine/core'
import type { ImportAnswer, ImportRow } from '@diwan/contract/kit/import'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../kit/formats.ts'
import { fieldText } from '../kit/problem-words.ts'
import classes from './import-dialog.module.css'
import './switch-styles.ts'
import { UserText } from './user-text.tsx'

/** More rows than this are counted, not shown: the refused ones come first in any case. */
const SHOWN = 200
const OUTCOMES = ['create', 'update', 'unchanged', 'refused'] as const

const needsLook = ({ outcome, notes = [] }: ImportRow): boolean => outcome === 'refused' || notes.length > 0

/** What becomes of each row, the numbers first. */
export function ImportRows({ answer }: { answer: ImportAnswer }) {
  const { t, i18n } = useTranslation(['imports', 'checks'])
  const [onlyRefused, setOnlyRefused] = useState(answer.rows.some(needsLook))
  const rows = answer.rows.filter((row) => !onlyRefused || needsLook(row))
  return (
    <section aria-live="polite">
      {!answer.dryRun && <p>{t('importDone')}</p>}
      <dl className={classes['counts']}>
        {OUTCOMES.map((outcome) => (
          <div key={outcome} data-outcome={answer.counts[outcome] > 0 ? outcome : undefined}>
            <dt>{t(`outcome_${outcome}`)}</dt>
            <dd>{numberText(answer.counts[outcome], i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {answer.counts.refused > 0 && <p className={classes['columns']}>{t('importRefusedStay')}</p>}
      {answer.rows.some(needsLook) && (
        <Switch
          label={t('importOnlyRefused')}
          checked={onlyRefused}
          onChange={(event) => setOnlyRefused(event.currentTarget.checked)}
          my={8}
        />
      )}
      <ul className={classes['rows']}>
        {rows.slice(0, SHOWN).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: ImportRow }) {
  const { t } = useTranslation(['imports', 'checks'])
  return (
    <li data-outcome={row.outcome}>
      <span className={classes['line']}>{t('importLine', { line: row.line })}</span>
      <UserText text={row.name} />
      <span className={classes['outcome']}>{t(`outcome_${row.outcome}`)}</span>
      {row.fields.map((field) => (
        <span key={`${field.path} ${field.code}`} className={classes['reason']}>
          {field.path !== '' && (
            <>
              <bdi>{field.path}</bdi>:{' '}
            </>
          )}
          {fieldText(field as Parameters<typeof fieldText>[0])}
        </span>
      ))}
      {row.notes?.map((note) => (
        <span key={`${note.path} ${note.code}`} className={classes['note']}>
          <bdi>{note.path}</bdi>: {fieldText(note as Parameters<typeof fieldText>[0])}
        </span>
      ))}
    </li>
  )
}
