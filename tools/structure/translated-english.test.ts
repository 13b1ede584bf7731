import { expect, test } from 'vitest'
import { commentsIn, countTranslated, translatedEnglish } from './translated-english.ts'
import { treeOf } from './tree.ts'

const tree = (text: string) => treeOf([{ path: 'core/thing.ts', text }])

test('identifiers are counted by the words in them, and comments by how they begin', () => {
  const text = [
    '/** What is kept of it. */',
    'const toldOf = (heardBy: string) => heardBy // Of nobody.',
    'const MOST_ROWS = 3',
    '// A sentence with a verb counts as none.',
    'const household = `${toldOf("told")}${MOST_ROWS}`',
  ].join('\n')
  expect(countTranslated(tree(text).code)).toEqual({ core: { identifiers: 6, comments: 2 } })
})

test('a comment of several lines is read by its first words', () => {
  expect(commentsIn('/**\n * Where it lies,\n * and why.\n */\n// One\n// two.\n')).toEqual(['Where it lies,', 'One'])
})

test('more than the baseline is refused, and so is a baseline that is too high', () => {
  const found = (identifiers: number) =>
    translatedEnglish({ core: { identifiers, comments: 0 } })
      .find(tree('const said = 1'))
      .map(({ what }) => what.split(':')[0])
  expect([found(0), found(1), found(2)]).toEqual([
    ['1 identifiers read as translated English, 0 did'],
    [],
    ['1 identifiers are left of 2'],
  ])
})
