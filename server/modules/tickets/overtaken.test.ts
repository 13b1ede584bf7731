import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { units } from '@diwan/contract/units/endpoints'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let group: TestUnit
let [noura, omar, sara]: TestPerson[] = []
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  group = await w.group()
  noura = await w.person('USER')
  omar = await w.person('TECH', group)
  sara = await w.person('TECH', group)
})

const body = documentFromText('نص', 'rtl')
const open = () => w.ticket({ by: noura!, group })

describe('who comes too late is told who was faster, and how the ticket stands', () => {
  test('of two who take a ticket at once the loser reads the name of the winner', async () => {
    const { id } = await open()
    const answers = await Promise.all([omar!, sara!].map((by) => w.call(by, commands.take, { id, version: 1 })))
    const winner = answers[0]!.status === 200 ? omar! : sara!
    const late = answers.find(({ status }) => status === 409)!
    expect(late.body).toMatchObject({
      code: 'changed_meanwhile',
      overtaken: { by: winner.fullName, same: true },
      current: { id, status: 'OPEN', version: 2, assignee: { id: winner.id } },
    })
  })

  test('something else that was done before is not called the same, and the first of several is named', async () => {
    const { id } = await open()
    await w.call(omar!, commands.take, { id, version: 1 })
    await w.call(noura!, tickets.reply, { id, body })
    await w.call(omar!, commands.wait, { id, version: 2, reason: 'third_party' })
    const late = await w.call(sara!, commands.resolve, { id, version: 1, body })
    expect(late.body).toMatchObject({ overtaken: { by: omar!.fullName, same: false }, current: { status: 'PENDING' } })
  })

  test('a note moves nothing: its writer is named to nobody', async () => {
    const { id } = await open()
    await w.call(sara!, tickets.note, { id, body })
    await w.call(omar!, commands.take, { id, version: 1 })
    await w.call(sara!, tickets.note, { id, body })
    const late = await w.call(noura!, commands.withdraw, { id, version: 1 })
    expect(late.body).toMatchObject({ overtaken: { by: omar!.fullName, same: false } })
    expect(late.text).not.toContain(sara!.fullName)
  })

  test('of two who change a field the second reads who was first, and whether it was to the same', async () => {
    const { id } = await open()
    await w.call(omar!, commands.changePriority, { id, from: 'NORMAL', to: 'HIGH' })
    const late = async (to: 'HIGH' | 'LOW') => (await w.call(sara!, commands.changePriority, { id, from: 'NORMAL', to })).body
    expect(await late('HIGH')).toMatchObject({ overtaken: { by: omar!.fullName, same: true }, current: { priority: 'HIGH' } })
    expect(await late('LOW')).toMatchObject({ overtaken: { by: omar!.fullName, same: false } })
  })

  test('what I did myself in another window names nobody', async () => {
    const { id } = await open()
    await w.call(omar!, commands.take, { id, version: 1 })
    const { body: late } = await w.call(omar!, commands.take, { id, version: 1 })
    expect([(late as { overtaken?: object }).overtaken, late]).toMatchObject([undefined, { code: 'changed_meanwhile' }])
  })
})

test('another record names who changed it last', async () => {
  const [one, other] = [await w.person('ADMIN'), await w.person('ADMIN')]
  await w.call(one, units.rename, { id: group.id, version: 1, nameAr: 'الأولى', nameEn: 'First' })
  const late = await w.call(other, units.rename, { id: group.id, version: 1, nameAr: 'الثانية', nameEn: 'Second' })
  expect(late.body).toMatchObject({ code: 'changed_meanwhile', overtaken: { by: one.fullName, same: false } })
  const own = await w.call(one, units.rename, { id: group.id, version: 1, nameAr: 'الثالثة', nameEn: 'Third' })
  expect(own.body).not.toHaveProperty('overtaken')
})
