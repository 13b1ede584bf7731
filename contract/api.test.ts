import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'

const MOST = 2_147_483_647
const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000

/** What every whole number somewhere in a JSON schema may be at most. */
function mostOf(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.values(schema).flatMap(mostOf)
  return 'type' in schema && schema.type === 'integer' ? ['maximum' in schema ? schema.maximum : Infinity, ...inside] : inside
}

test.each(api)('$name takes no whole number past 32 bits, but for moments, and none of those past the year 9999', ({ input }) => {
  const most = mostOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  expect(most.filter((one) => one !== LAST_SECOND && Number(one) > MOST)).toEqual([])
})
