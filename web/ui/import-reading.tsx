import { Button, Select } from '@mantine/core'
import {
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportTable,
} from '@diwan/contract/kit/import'
import { useTranslation } from 'react-i18next'
import classes from './import-dialog.module.css'
import { UserText } from './user-text.tsx'

const DELIMITER_WORDS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const
const LEFT_OUT = '-'

interface ImportReadingProps {
  readonly table: ImportTable
  readonly disabled: boolean
  readonly onRead: (change: { encoding?: ImportEncoding; delimiter?: ImportDelimiter; columns?: undefined }) => void
  readonly onColumns: (columns: (string | null)[]) => void
  readonly onLeaveOut: (columns: (string | null)[]) => void
}

/** How a file was read, each part of which may be changed: its encoding, its delimiter and the fields of its columns. */
export function ImportReading({ table, disabled, onRead, onColumns, onLeaveOut }: ImportReadingProps) {
  const { t } = useTranslation('imports')
  const { columns, fields } = table
  const undecided = columns.filter(({ isUndecided }) => isUndecided).length
  const missing = fields.filter(({ field, isRequired }) => isRequired && columns.every((column) => column.field !== field))
  const chosen = columns.map(({ field }) => field)
  return (
    <>
      {table.format === 'csv' && (
        <div className={classes['pair']}>
          {table.encoding !== null && (
            <Select
              label={t('importEncoding')}
              data={IMPORT_ENCODINGS.map((value) => ({ value, label: value.toUpperCase().replace('WINDOWS', 'Windows') }))}
              value={table.encoding}
              allowDeselect={false}
              disabled={disabled}
              onChange={(value) => value && onRead({ encoding: value, columns: undefined })}
            />
          )}
          <Select
            label={t('importDelimiter')}
            data={IMPORT_DELIMITERS.map((value) => ({ value, label: t(`delimiter_${DELIMITER_WORDS[value]}`) }))}
            value={table.delimiter}
            allowDeselect={false}
            disabled={disabled}
            onChange={(value) => value && onRead({ delimiter: value, columns: undefined })}
          />
        </div>
      )}
      {(undecided > 0 || missing.length > 0) && (
        <div className={classes['aside']} role="status">
          <span>
            {undecided > 0 && t('importUndecided', { count: undecided })}{' '}
            {missing.length > 0 && t('importMissing', { fields: missing.map(({ name }) => name).join(' · ') })}
          </span>
          {undecided > 0 && missing.length === 0 && (
            <Button variant="light" size="compact-sm" disabled={disabled} onClick={() => onLeaveOut(chosen)}>
              {t('importLeaveAllOut')}
            </Button>
          )}
        </div>
      )}
      <details className={classes['mapping']} open={undecided > 0 || missing.length > 0}>
        <summary>{t('importMapping')}</summary>
        <ul>
          {columns.map((column, at) => {
            const heading = column.heading || t('importNoHeading', { number: at + 1 })
            return (
              // eslint-disable-next-line react/no-array-index-key -- a column is known by its place alone
              <li key={at} data-undecided={column.isUndecided || undefined}>
                <div>
                  <strong>
                    <UserText text={heading} lines={1} />
                  </strong>
                  <span className={classes['columns']}>
                    <UserText text={column.example} lines={1} />
                  </span>
                </div>
                <Select
                  aria-label={t('importField', { heading })}
                  placeholder={t('importChooseField')}
                  data={[
                    { value: LEFT_OUT, label: t('importLeaveOut') },
                    ...fields.map(({ field, name }) => ({ value: field, label: name })),
                  ]}
                  value={column.field ?? (column.isUndecided ? null : LEFT_OUT)}
                  allowDeselect={false}
                  searchable={fields.length > 15}
                  disabled={disabled}
                  onChange={(value) =>
                    value && onColumns(chosen.map((field, place) => (place === at ? (value === LEFT_OUT ? null : value) : field)))
                  }
                />
              </li>
            )
          })}
        </ul>
      </details>
    </>
  )
}
