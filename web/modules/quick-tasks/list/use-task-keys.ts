import type { QuickTaskView } from '@diwan/contract/quick-tasks/list'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command, type Stroke } from '../../../kit/commands.ts'
import type { TaskActs } from '../types.ts'

/** Arrows walk, Space ticks off, Alt with an arrow moves, Delete throws away; Enter opens, as the link of a row does by itself. */
export function useTaskKeys(
  screen: RefObject<HTMLElement | null>,
  rows: readonly QuickTask[],
  view: QuickTaskView,
  acts: TaskActs,
): void {
  const { t } = useTranslation(['quick-tasks', 'kit'])
  useCommands(() => {
    const shown = [...(screen.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = shown.findIndex((row) => row === document.activeElement)
    const task = rows.find(({ id }) => id === shown[at]?.dataset['id'])
    const free = document.activeElement === null || document.activeElement.matches('body, #main')
    const walk = (step: 1 | -1) => () => (at < 0 ? shown.at(step > 0 ? 0 : -1) : shown[at + step])?.focus()
    const walking = (id: string, label: string, code: string, step: 1 | -1): Command => ({
      id,
      label,
      part: 'list',
      stroke: { code },
      repeats: true,
      unlisted: true,
      run: walk(step),
    })
    const onRow = (id: string, label: string, stroke: Stroke, run: (one: QuickTask) => void): Command[] =>
      task ? [{ id: `quick ${id}`, label, part: 'list', stroke, repeats: id.startsWith('move'), run: () => run(task) }] : []
    const moves = view !== 'done' && view !== 'trash'
    return [
      walking('list next', t('keyNextRow', { ns: 'kit' }), 'KeyJ', 1),
      walking('list previous', t('keyPreviousRow', { ns: 'kit' }), 'KeyK', -1),
      ...(task || free ? [walking('list down', '', 'ArrowDown', 1), walking('list up', '', 'ArrowUp', -1)] : []),
      ...onRow('tick', t('markDone'), { code: 'Space' }, acts.tick),
      ...onRow('tick letter', t('markDone'), { code: 'KeyE' }, acts.tick),
      ...(moves ? onRow('move up', t('moveUp'), { code: 'ArrowUp', alt: true }, (one) => acts.move(one, -1)) : []),
      ...(moves ? onRow('move down', t('moveDown'), { code: 'ArrowDown', alt: true }, (one) => acts.move(one, 1)) : []),
      ...onRow('trash', t('moveToTrash'), { code: 'Delete' }, acts.trash),
    ]
  })
}
