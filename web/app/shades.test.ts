import { contrast } from '@diwan/core/contrast'
import { expect, test } from 'vitest'
import { shadesOf } from './shades.ts'

/** Any hue that white can be read on, from nearly black to just allowed. */
const allowed = ['#0e67ad', '#1976d2', '#7a1f5c', '#006b3f', '#8a4b00', '#000000', '#b00020', '#4a4a4a', '#0000ff', '#5b2a86']

test.each(allowed)('the shades of %s are itself at 8, readable in the light at 9 and in the dark at 3', (colour) => {
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  const shades = shadesOf(colour)
  expect(shades).toHaveLength(10)
  expect(shades.every((shade) => /^#[0-9a-f]{6}$/.test(shade))).toBe(true)
  expect(shades[8]).toBe(colour)
  expect(contrast(shades[9], '#f7f8fa')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(shades[3], '#1b1e24')).toBeGreaterThanOrEqual(4.5)
})
