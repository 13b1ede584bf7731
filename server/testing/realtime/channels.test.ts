import { ROLES } from '@diwan/contract/access/vocabulary'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { plantSituations, player, setStage } from '../cast.ts'
import type { Stage } from '../employee.ts'
import { openSocket } from '../live.ts'
import { askerOf, matrixCells } from '../oracle.ts'
import type { TestPerson } from '../people.ts'
import { proofs } from '../proofs.ts'
import { world, type World } from '../world.ts'

let w: World
let stage: Stage
beforeAll(async () => {
  w = await world()
  stage = await setStage(w)
})

const followed = proofs.flatMap(({ channels, ...proof }) => (channels ? [{ ...proof, channels }] : []))
const cells = matrixCells()

/** What a socket of this person is answered of each channel. */
async function follow(person: TestPerson, channels: readonly string[]): Promise<Record<string, string>> {
  const socket = await openSocket(w, person)
  const answers = () =>
    socket.frames.flatMap((frame) =>
      frame.type === 'subscribed' || frame.type === 'refused' ? [[frame.channel, frame.type]] : [],
    )
  for (const channel of channels) socket.send({ type: 'subscribe', channel, after: 0 })
  await w.eventually(() => expect(answers()).toHaveLength(channels.length))
  socket.close()
  return Object.fromEntries(answers())
}

describe.each(followed)('the channels of a $kind', ({ channels, ...proof }) => {
  test.each(ROLES)('are followed by %s exactly where the matrix says', async (role) => {
    const me = await player(w, stage, role)
    const expected: [string, string, string][] = []
    for (const [situation, facts] of await plantSituations(w, proof, stage, me.id)) {
      const { may } = askerOf(proof, cells, me, facts, stage.tree)
      for (const { name, flag, also } of channels(facts.id)) {
        const follows = (may(proof.flag) && may(flag)) || also?.(me, facts)
        expected.push([situation, name, follows ? 'subscribed' : 'refused'])
      }
    }
    const found = await follow(
      me,
      expected.map(([, name]) => name),
    )
    expect(expected.map(([situation, name]) => [situation, name, found[name]])).toEqual(expected)
  })

  test('are refused to a stranger in every spelling, like those of what does not exist', async () => {
    const stranger = await w.person('USER')
    const id = await proof.make(w, await w.person('USER'))
    const names = [...channels(id), ...channels(randomUUID())].map(({ name }) => name)
    const spelled = names.flatMap((name) => [name, name.toUpperCase(), `${name} `, `${name}:`, ` ${name}`]).slice(0, 45)
    expect(await follow(stranger, spelled)).toEqual(Object.fromEntries(spelled.map((name) => [name, 'refused'])))
  })
})
