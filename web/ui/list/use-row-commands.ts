import { useRef, type FocusEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../kit/commands.ts'
import type { RowOf } from './row-of.ts'
import type { Selection } from './use-selection.ts'

interface RowsShown<Row> {
  readonly rows: readonly Row[]
  readonly of: Pick<RowOf<Row>, 'keyOf' | 'commands' | 'about'>
  readonly selection: Selection<Row> | undefined
  readonly current: string | undefined
}

/** The keys of a row for the row that has the focus, had it last or stands beside the list. The palette offers them for none but such a row. */
export function useRowCommands<Row>({ rows, of, selection, current }: RowsShown<Row>): (event: FocusEvent) => void {
  const { t } = useTranslation('kit')
  const cursor = useRef<string>(undefined)
  useCommands(() => {
    const row = rows.find((one) => of.keyOf(one) === cursor.current) ?? rows.find((one) => of.keyOf(one) === current)
    const command = (id: string, label: string, code: string, run: (row: Row) => void): Command => ({
      id: `row ${id}`,
      label,
      part: 'list',
      stroke: { code },
      unlisted: row === undefined,
      about: row && of.about?.(row),
      run: () => row !== undefined && run(row),
    })
    return [
      ...(of.commands ?? []).map(({ id, label, code, run, icon, value }) => ({
        ...command(id, label, code, run),
        ...(icon && { icon }),
        ...(row && value && { value: value(row) }),
      })),
      ...(selection ? [command('choose', t('keyChoose'), 'KeyX', (one) => selection.toggle(of.keyOf(one), false))] : []),
    ]
  })
  return ({ target }) => {
    const id = (target.closest('[data-row]') ?? target.closest('tr')?.querySelector('[data-row]'))?.getAttribute('data-id')
    if (id) cursor.current = id
  }
}

/**
 * J and K come to the rows from anywhere on the screen, or in the dialog, that a table is in, and walk along them, also from one table to the
 * next; the arrows do so on a row (`walkRows`).
 */
export function useWalkKeys(table: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('kit')
  const walk = (step: 1 | -1) => () => {
    const screen = table.current?.closest('[role=dialog], #main') ?? table.current
    const rows = [...(screen?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const cursor = screen?.querySelector<HTMLElement>('[data-current] [data-row]')
    const at = rows.findIndex((row) => row === document.activeElement)
    ;(at < 0 ? (cursor ?? rows.at(step > 0 ? 0 : -1)) : rows[at + step])?.focus()
  }
  const shared = { part: 'list', repeats: true, unlisted: true } as const
  const free = document.activeElement === null || document.activeElement.matches('body, #main')
  useCommands([
    { ...shared, id: 'list next', label: t('keyNextRow'), stroke: { code: 'KeyJ' }, run: walk(1) },
    { ...shared, id: 'list previous', label: t('keyPreviousRow'), stroke: { code: 'KeyK' }, run: walk(-1) },
    ...(free
      ? [
          { ...shared, id: 'list down', label: '', stroke: { code: 'ArrowDown' }, run: walk(1) },
          { ...shared, id: 'list up', label: '', stroke: { code: 'ArrowUp' }, run: walk(-1) },
        ]
      : []),
  ])
}
