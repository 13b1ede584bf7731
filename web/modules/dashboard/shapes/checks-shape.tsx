import type { WidgetCheck } from '@diwan/contract/kit/widgets'
import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { DueText } from '../../../ui/due-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from '../dashboard.module.css'
import type { Drawn } from '../types.ts'

interface ChecksShapeProps extends Pick<Drawn, 'ticks'> {
  /** The kind of which a record is added above the rows. */
  readonly adds: string | null
  readonly items: readonly WidgetCheck[]
}

/** A row that was opened again is another one. */
const atVersion = ({ id, version }: WidgetCheck): string => `${id} ${version}`

/** Rows that are ticked in place; what was ticked goes with the next answer of the portal. */
export function ChecksShape({ adds, items, ticks }: ChecksShapeProps) {
  const { t } = useTranslation('dashboard')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const Field = ticks.find(({ kind }) => kind === adds)?.Field
  async function tick(row: WidgetCheck): Promise<void> {
    const { id, kind } = row
    const by = ticks.find((one) => one.kind === kind)
    if (!by) return
    setTicked((before) => new Set([...before, atVersion(row)]))
    try {
      await (await by.load()).tick(id)
    } catch {
      setTicked((before) => new Set([...before].filter((one) => one !== atVersion(row)))) // a toast says why
    }
  }
  return (
    <>
      {Field && (
        <div className={classes['field']}>
          <Suspense>
            <Field />
          </Suspense>
        </div>
      )}
      <ul className={classes['rows']}>
        {items.map((row) => (
          <li key={row.id} className={classes['check']} data-row={row.id} data-done={ticked.has(atVersion(row)) || undefined}>
            <Checkbox
              size="sm"
              checked={ticked.has(atVersion(row))}
              disabled={ticked.has(atVersion(row))}
              aria-label={t('done', { title: row.title })}
              onChange={() => void tick(row)}
            />
            <Link {...linkOf(row.path)} className={classes['row']}>
              <span className={classes['title']}>
                <UserText text={row.title} lines={1} />
              </span>
              {row.day !== undefined && (
                <span className={classes['end']}>
                  <DueText day={row.day} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
