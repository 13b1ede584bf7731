import { searchText } from '@diwan/core/search-text'
import { WORD_LISTS, type ListTexts, type WordList } from '@diwan/core/word-lists/entries'
import { wordLists, type WordLists } from '@diwan/core/word-lists/lists'
import { readFileSync } from 'node:fs'

const textOf = (list: WordList): string =>
  readFileSync(new URL(`../../core/word-lists/${list}.tsv`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

let read: WordLists | undefined
/** Read once for the process, with the first text that is indexed or asked for: commands that search for nothing do not wait for them. */
const lists = (): WordLists =>
  (read ??= wordLists(Object.fromEntries(WORD_LISTS.map((list) => [list, textOf(list)])) as ListTexts))

/** The search by rules and word lists. Everything on the server that indexes, asks or lights goes through these. */
export const { searchTerms, askedTerms, plainWords, holdsEvery, litIn, excerptOf } = searchText({
  same: (key) => lists().known.same(key),
  acts: (key) => lists().known.acts(key),
  perhapsActs: (key) => lists().known.perhapsActs(key),
})

/** Reads the words of a question by rules alone: without lists that join them with other words. */
export const { askedTerms: askedTermsAsTyped } = searchText({ same: () => [], acts: () => [], perhapsActs: () => [] })

/** The names of people that are written so: محمد for Mohamed and Muhammad. */
export const namesWritten: WordLists['names'] = (written) => lists().names(written)

/** Other names of one that has several words, or that is also written in several words. */
export const phrasesOf: WordLists['phrases'] = (names) => lists().phrases(names)
