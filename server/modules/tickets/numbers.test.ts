import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { expect, test } from 'vitest'
import { world } from '../../testing/world.ts'

const body = documentFromText('نص', 'rtl')

test('twenty who write at once get numbers without a gap, each audience its own, in the order the thread shows', async () => {
  const w = await world()
  const group = await w.group()
  const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const { id } = await w.ticket({ by: noura, group })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 4 === 3 ? w.call(tech, tickets.note, { id, body }) : w.call(n % 2 ? tech : noura, tickets.reply, { id, body }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const rows = await w.db
    .selectFrom('messages')
    .select(['id', 'audience', 'seq', 'place', 'author_id'])
    .where('object_id', '=', id)
    .orderBy('place')
    .execute()
  const numbersOf = (audience: string) => rows.filter((row) => row.audience === audience).map(({ seq }) => seq)
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)
  expect(rows.map(({ place }) => place)).toEqual(upTo(21))
  expect(numbersOf('public')).toEqual(upTo(16))
  expect(numbersOf('staff')).toEqual(upTo(5))
})
