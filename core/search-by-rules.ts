import { searchText } from './search-text.ts'
import { NO_LISTS } from './words/known.ts'

/** The search by rules alone, for the browser: the word lists stay on the server, which lights what it finds itself. */
export const { wordsIn, searchTerms, askedTerms, plainWords, holdsEvery, litIn, excerptOf } = searchText(NO_LISTS)
