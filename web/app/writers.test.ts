import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writers } from './writers.ts'

const web = path.resolve(import.meta.dirname, '..')
/** Their writes hold a password and are never kept; the other comes with `tickets/api/api.ts`. */
const loadedOtherwise = ['modules/identity/use-change-password.ts', 'modules/tickets/api/templates.ts']

test('a write that waits from an earlier visit is sent, whichever module registered it', () => {
  const registering = globSync('modules/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /\b(?:registerWrite|standardTalk)(?:<\w+>)?\(/.test(readFileSync(path.join(web, file), 'utf8')))
  const loaded = Object.keys(writers).map((file) => file.replace('../', ''))
  expect(registering.length).toBeGreaterThan(15)
  expect(registering.filter((file) => !loaded.includes(file)).toSorted()).toEqual(loadedOtherwise)
})
