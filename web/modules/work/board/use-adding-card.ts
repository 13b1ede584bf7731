import { create } from 'zustand'

/** The list of the board in which a new card is written; begun by its `+`, by the button of the project or by its key. */
export const useAddingCard = create<{ readonly listId: string | undefined }>()(() => ({ listId: undefined }))

export const addCardTo = (listId: string | undefined): void => useAddingCard.setState({ listId })

/** The list with the focus, else the first one; nothing where no lists are on the screen. */
export function listToAddTo(): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-lists] [data-list]')
  const list = focused ?? document.querySelector<HTMLElement>('[data-lists] [data-list]')
  return list?.checkVisibility() ? list.dataset['list'] : undefined
}
