import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../../kit/commands.ts'

const cardsIn = (board: HTMLElement | null): HTMLElement[] => [...(board?.querySelectorAll<HTMLElement>('[data-card] a') ?? [])]

/**
 * The keys of a board for the registry: J, K and the arrows come to its cards from anywhere on the screen. On a card the arrows and Space are
 * its own (`useCardKeys`), and heard there first.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation(['work', 'kit'])
  const walk = (step: 1 | -1) => () => {
    const cards = cardsIn(board.current)
    const at = cards.indexOf(document.activeElement as HTMLElement)
    const opened = board.current?.querySelector<HTMLElement>('[data-card][data-open] a')
    ;(at < 0 ? (opened ?? cards[0]) : cards[at + step])?.focus()
  }
  useCommands(() => {
    const shared = { part: 'list', unlisted: true } as const
    const free = document.activeElement === null || document.activeElement.matches('body, #main')
    const arrows = ['ArrowUp', 'ArrowLeft', 'ArrowRight'].map((code): Command => ({
      ...shared,
      id: `board ${code}`,
      label: '',
      stroke: { code },
      run: walk(1),
    }))
    return [
      { ...shared, id: 'board next', label: t('keyNextCard'), stroke: { code: 'KeyJ' }, repeats: true, run: walk(1) },
      { ...shared, id: 'board previous', label: t('keyPreviousCard'), stroke: { code: 'KeyK' }, repeats: true, run: walk(-1) },
      // what Space and an arrow do elsewhere is not the board's: these are for the sheet of keys, and for a screen that is only looked at
      ...(free || document.querySelector('[role=dialog]') !== null
        ? ([
            { ...shared, id: 'board walk', label: t('keyCards'), stroke: { code: 'ArrowDown' }, run: walk(1) },
            { ...shared, id: 'board lift', label: t('keyLift'), stroke: { code: 'Space' }, run: walk(1) },
          ] satisfies Command[])
        : []),
      ...(free ? arrows : []),
    ]
  })
}
