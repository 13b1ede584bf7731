import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '..')
const sources = new Map(
  globSync('{app,modules,ui}/**/*.tsx', { cwd: web })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => [file, readFileSync(path.join(web, file), 'utf8')]),
)
const textOf = (file: string): string => sources.get(file) ?? ''

/** The components that this file draws, also those that it loads later. */
const drawnBy = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\() ?'(\.[^']+\.tsx)'/g)]
    .map(([, to]) => path.join(path.dirname(file), to!))
    .filter((to) => sources.has(to) && !to.endsWith('ui/form-frame.tsx'))

function within(dialog: string): Set<string> {
  const seen = new Set<string>()
  const open = [dialog]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    open.push(...drawnBy(file))
  }
  return seen
}

const dialogs = [...sources.keys()].filter((file) => /<Modal\b/.test(textOf(file)))

/** One line with its button beside it: it never scrolls. */
const ONE_LINE = ['modules/quick-tasks/capture/capture-form.tsx']

test('the buttons of every form in a dialog stay in sight, however long the form is', () => {
  expect(dialogs.length).toBeGreaterThan(25)
  const forms = new Set(dialogs.flatMap((dialog) => [...within(dialog)]).filter((file) => /<form\b/.test(textOf(file))))
  expect([...forms]).toEqual(ONE_LINE)
})

test('a dialog that draws a foot of its own draws the one that stays', () => {
  const feet = dialogs.filter((file) => /classes\['(?:end|footer|buttons)'\]|<Group [^>]*mt="md"/.test(textOf(file)))
  expect(feet).toEqual([])
})

test('what draws the frame also draws what scrolls in it', () => {
  const framed = [...sources.keys()].filter((file) => /classNames=\{framed\}/.test(textOf(file)))
  const scrolls = /<(?:FormFrame|DialogFields)\b/
  expect(framed.length).toBeGreaterThan(5)
  expect(framed.filter((file) => ![...within(file)].some((one) => scrolls.test(textOf(one))))).toEqual([])
})
