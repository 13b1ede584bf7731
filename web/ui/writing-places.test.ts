import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '..')
const sources = globSync('{app,modules,ui}/**/*.tsx', { cwd: web })
  .filter((file) => !/\.test\.tsx$|workshop/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }))

/** A panel beside the content, and how Escape leaves it. */
const panels: Readonly<Record<string, string>> = {
  'ui/split-pane.tsx': 'SidePane leads back to the row',
  'modules/chat/chat-screen.tsx': 'a command closes it',
  'modules/work/project/project-page.tsx': 'commands of the panel close it',
}
/** Parts of a screen that are always there: there is nothing to close. */
const fixed = [
  'modules/support/inquiry-facts.tsx',
  'modules/tickets/thread/ticket-facts.tsx',
  'modules/fields/builder/palette.tsx',
  'modules/fields/builder/form-builder.tsx',
  'modules/documents/page-text.tsx',
  'modules/documents/versions/compared-text.tsx',
  'modules/knowledge/manage/editor/article-settings.tsx',
  'modules/knowledge/read/article-side.tsx',
  'modules/knowledge/review/review-screen.tsx',
  'app/shell.tsx',
]

test('Escape leaves every place where a message is written, and what is typed stays', () => {
  // whatever takes words with files or mentions and sends them is the one composer, or says itself what Escape does
  const places = sources.filter(({ text }) => /onSubmit=\{send\}/.test(text))
  expect(places.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['modules/writing/composer.tsx', 'modules/chat/composer/chat-composer.tsx']),
  )
  expect(places.filter(({ text }) => !/leaveWriting|'Escape'/.test(text)).map(({ file }) => file)).toEqual([])
})

test('Escape leaves every panel beside the content', () => {
  const found = sources.filter(({ text }) => /<aside\b/.test(text)).map(({ file }) => file)
  expect(found.filter((file) => !(file in panels) && !fixed.includes(file))).toEqual([])
  for (const { file, text } of sources.filter(
    (one) => one.file in panels && one.file !== 'modules/work/project/project-page.tsx',
  ))
    expect([file, /'Escape'/.test(text)]).toEqual([file, true])
  const panel = sources.find(({ file }) => file === 'modules/work/task/panel-ways.tsx')
  expect(panel?.text).toContain("code: 'Escape'")
})
