/** The lists by the names of their files. A line is one entry, its columns are parted by tabs, and spellings of one thing by `|`. */
export const WORD_LISTS = ['plurals', 'verb-nouns', 'names', 'loanwords', 'colloquial'] as const
export type WordList = (typeof WORD_LISTS)[number]
export type ListTexts = Readonly<Record<WordList, string>>

/** A word and the other forms in which people write it. A form may stand for several heads, which stay different words. */
export interface Group {
  readonly heads: readonly string[]
  readonly forms: readonly string[]
}

type Entry = readonly (readonly string[])[]

const entriesOf = (text: string): Entry[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t').map((column) => column.split('|').filter((word) => word !== '')))

const firstColumn = ([heads = [], ...forms]: Entry): Group => ({ heads, forms: forms.flat() })
const otherColumns = ([forms = [], ...heads]: Entry): Group => ({ heads: heads.flat(), forms })

const READ: Readonly<Record<WordList, (entry: Entry) => Group>> = {
  plurals: firstColumn,
  'verb-nouns': otherColumns,
  names: firstColumn,
  loanwords: otherColumns,
  colloquial: otherColumns,
}

export const groupsOf = (list: WordList, text: string): Group[] => entriesOf(text).map(READ[list])
