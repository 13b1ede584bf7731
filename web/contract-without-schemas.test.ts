import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { ENDPOINTS, withoutSchemas } from './contract-without-schemas.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync('contract/**/*.ts', { cwd: root }).filter((file) => ENDPOINTS.test(`/${file}`))

test('the endpoints of every module are among them', () => {
  expect(files).toContain('contract/tickets/endpoints/tickets.ts')
  expect(files).toContain('contract/kit/endpoints/list.ts')
})

test.each(files)('of %s a screen gets no schema, and where each endpoint is whole', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const light = withoutSchemas(stripTypeScriptTypes(text), `/${file}`)
  expect(light).not.toMatch(/from '(?:zod|[^']*schemas[^']*)'/)
  expect(light).not.toMatch(/endpoint\(\{[^}]*\b(?:summary|input|output)\b/)
  for (const [, group] of text.matchAll(/^export const (\w+) = \{/gm))
    expect(light).toContain(`import("/${file}?whole").then((all) => all.${group})`)
})
