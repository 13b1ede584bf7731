/** The lists by the names of their files. A line is one entry, its columns are parted by tabs, and spellings of one thing by `|`. */
export const WORD_LISTS = ['plurals', 'verb-nouns', 'names', 'loanwords', 'colloquial'] as const
export type WordList = (typeof WORD_LISTS)[number]
export type ListTexts = Readonly<Record<WordList, string>>

/** Whoever writes one of the others may mean any of the first; what is meant stays apart from each other. */
export interface Group {
  readonly meant: readonly string[]
  readonly others: readonly string[]
}

type Entry = readonly (readonly string[])[]

const entriesOf = (text: string): Entry[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t').map((column) => column.split('|').filter((word) => word !== '')))

const firstColumn = ([meant = [], ...others]: Entry): Group => ({ meant, others: others.flat() })
const otherColumns = ([others = [], ...meant]: Entry): Group => ({ meant: meant.flat(), others })

const READ: Readonly<Record<WordList, (entry: Entry) => Group>> = {
  plurals: firstColumn,
  'verb-nouns': otherColumns,
  names: firstColumn,
  loanwords: otherColumns,
  colloquial: otherColumns,
}

export const groupsOf = (list: WordList, text: string): Group[] => entriesOf(text).map(READ[list])
