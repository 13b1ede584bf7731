import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.join(import.meta.dirname, '..')
const sources = globSync('{app,kit,modules,routes,ui}/**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }))

/** What opens over a screen: without a network it must not take the place of the screen. */
const OPENS = /(?:Dialog|Dialogs|Drawer|Sheet|Popover|Palette|Viewer|Versions)$/

const loaded = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\b([A-Z]\w*)(?: =|:) (lazy\w+)\(/g)].map(([, name = '', by = '']) => ({ file, name, by })),
)

test('no part of a screen is loaded by React alone, which would throw it at the screen where it cannot be fetched', () => {
  const byReact = sources.filter(({ text }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'|React\.lazy\(/.test(text))
  expect(byReact.map(({ file }) => file)).toEqual([])
})

test('every dialog, drawer and popover that is loaded later says at its button that it waits', () => {
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter(({ name, by }) => OPENS.test(name) && by !== 'lazyDialog')).toEqual([])
})

/** Each use of a dialog that is loaded later, with what stands before it and its own attributes. */
const uses = sources.flatMap(({ file, text }) =>
  loaded
    .filter((one) => one.file === file && one.by === 'lazyDialog' && OPENS.test(one.name))
    .flatMap(({ name }) =>
      [...text.matchAll(new RegExp(String.raw`<${name}\b`, 'g'))].map(({ index }) => ({
        file,
        name,
        before: text.slice(0, index).trimEnd(),
        attributes: text.slice(index, index + 250),
        ever: [...text.matchAll(/const (\w+) = useEver\(/g)].map(([, ever = '']) => ever),
      })),
    ),
)

test('a dialog that stays on the screen while it is closed says whether it is opened: the message at its button goes by it', () => {
  const stays = uses.filter(
    ({ before, ever }) =>
      ever.some((name) => before.endsWith(`${name} &&`)) || /(?<!(?:&&|\?) \(\s*)<Suspense(?: fallback=\{\w+\})?>$/.test(before),
  )
  expect(stays.length).toBeGreaterThan(5)
  const silent = stays.filter(({ attributes }) => !/\bopened\b|\{\.\.\.props\}|\bkey=/.test(attributes))
  expect(silent.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
