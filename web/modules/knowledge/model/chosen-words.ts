import { keepText, useKeptText } from '../../../kit/kept-text.ts'
import { beginWriting } from '../../talk/public.ts'
import type { ChosenWords } from './shown-words.ts'

const nameOf = (id: string) => `passage/${id}`

/** The words of an article that this person is about to comment on, kept beside the comment that they write. */
export const useChosenWords = (id: string) => useKeptText<ChosenWords | undefined>(nameOf(id), undefined)

/** The article whose field for a comment is to be focused once it is there: comments load after the text. */
let awaited: string | undefined

/** Shows the field for a comment on these words, ready to be typed in. */
export function commentOn(id: string, words: ChosenWords): void {
  keepText(nameOf(id), words)
  awaited = id
  focusComment(id)
}

/** Focuses the field for a comment on words that were just chosen. */
export function focusComment(id: string): void {
  const field = () => document.querySelector('#comments textarea')
  if (awaited !== id || !field()) return
  awaited = undefined
  beginWriting(id, 'article_passage')
  field()?.scrollIntoView({ block: 'center' })
}
