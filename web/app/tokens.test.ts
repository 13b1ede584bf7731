import { ITEM_TYPES } from '@diwan/contract/kit/item-types'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test('each of the twelve item types has a colour of its own', () => {
  const colours = ITEM_TYPES.map((type) => new RegExp(`--diwan-item-${type}: (#[0-9a-f]{6});`).exec(css)?.[1])
  expect(ITEM_TYPES).toHaveLength(12)
  expect(new Set(colours).size).toBe(12)
  expect(colours).not.toContain(undefined)
  for (const type of ITEM_TYPES) expect(css).toContain(`[data-item='${type}'] {\n  --item: var(--diwan-item-${type});\n}`)
})

test('any other item type has the primary colour', () => {
  const [other] = css.split(`[data-item='`)
  expect(other).toContain('[data-item] {\n  --item: var(--mantine-primary-color-filled);\n}')
})
