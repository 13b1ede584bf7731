import { keepText, useKeptText } from '../../../../kit/kept-text.ts'
import { beginWriting } from '../../../talk/public.ts'
import type { ChosenWords } from '../../model/shown-words.ts'

const nameOf = (id: string) => `passage/${id}`

/** The words of an article that this person is about to comment on, kept beside the comment that they write. */
export const useChosenWords = (id: string) => useKeptText<ChosenWords | undefined>(nameOf(id), undefined)

/** Shows the field for a comment on these words, ready to be typed in. */
export function commentOn(id: string, words: ChosenWords): void {
  keepText(nameOf(id), words)
  beginWriting(id, 'article_passage')
  document.querySelector('#comments textarea')?.scrollIntoView({ block: 'center' })
}
