import type { KeyboardEvent } from 'react'

const items = (tree: HTMLElement): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
const titleOf = (item: HTMLElement) => item.querySelector<HTMLElement>(':scope > [data-line] > [data-title]')
const toggleOf = (item: HTMLElement) => item.querySelector<HTMLElement>(':scope > [data-line] > [data-toggle]')
const parentOf = (item: HTMLElement) => item.parentElement?.closest<HTMLElement>('[role=treeitem]') ?? null

/** The keys of the tree pattern; the horizontal arrows follow the direction of reading. True when the key was ours. */
export function moveInTree(tree: HTMLElement, event: KeyboardEvent<HTMLElement>, rtl: boolean): boolean {
  const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]')
  if (!item || event.ctrlKey || event.altKey || event.metaKey) return false
  const all = items(tree)
  const at = all.indexOf(item)
  const go = (to: HTMLElement | null | undefined): true => {
    to?.focus()
    return true
  }
  const expanded = item.getAttribute('aria-expanded')
  switch (event.key) {
    case 'ArrowDown':
      return go(all[at + 1])
    case 'ArrowUp':
      return go(all[at - 1])
    case 'Home':
      return go(all[0])
    case 'End':
      return go(all.at(-1))
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      if (expanded === 'false') toggleOf(item)?.click()
      else if (expanded === 'true') go(all[at + 1])
      return true
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      if (expanded === 'true') toggleOf(item)?.click()
      else go(parentOf(item))
      return true
    case 'Enter':
    case ' ':
      ;(titleOf(item) ?? item).click()
      return true
    default:
      return event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key) ? go(nextWith(all, at, event.key)) : false
  }
}

/** The next line whose name begins with the letter, round the end. */
function nextWith(all: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const turned = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return turned.find((item) => item.getAttribute('aria-label')?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
}
