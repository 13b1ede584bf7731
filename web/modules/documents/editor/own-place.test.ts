import { collab, getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab'
import { EditorState } from 'prosemirror-state'
import type { Step } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { OwnPlace } from './own-place.ts'
import { pageSchema } from './schema.ts'

const { nodes } = pageSchema
const empty = nodes.doc.create(null, nodes.paragraph.create({ dir: 'rtl' }))

/** Takes what is made for its newest version, as the portal does. */
const portal = () => {
  const log: { readonly step: Step; readonly client: string }[] = []
  const join = (client: string) => {
    let state = EditorState.create({ doc: empty, plugins: [collab({ clientID: client, version: 0 })] })
    const own = new OwnPlace()
    const person = {
      type: (text: string) => {
        const tr = state.tr.insertText(text)
        own.typed(tr)
        state = state.apply(tr)
      },
      hear: () => {
        const missed = log.slice(getVersion(state))
        const steps = missed.map(({ step }) => step)
        const clients = missed.map((one) => one.client)
        const tr = receiveTransaction(state, steps, clients, { mapSelectionBackward: own.goesOn(state) })
        own.follow(tr)
        state = state.apply(tr)
      },
      send: () => {
        const sent = sendableSteps(state)
        if (sent?.version === log.length) log.push(...sent.steps.map((step) => ({ step, client })))
      },
      text: () => state.doc.textContent,
      sync: () => {
        person.hear()
        person.send()
      },
    }
    return person
  }
  return join
}

/** The same chances again for the same seed. */
const chances = (seed: number) => (of: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * of)
}

test('what three write at one place at once stands in one piece each, no matter who is heard first', () => {
  const said = { sara: 'المخرج الشمالي. ', omar: 'الجنوبي هنا؛ ', nora: 'North and south, ' }
  for (let seed = 1; seed <= 300; seed += 1) {
    const [join, chance] = [portal(), chances(seed)]
    const people = Object.entries(said).map(([name, words]) => ({ ...join(name), left: Array.from(words) }))
    while (people.some(({ left }) => left.length > 0)) {
      const one = people[chance(people.length)]!
      const does = chance(3)
      if (does === 0) one.hear()
      else if (does === 1) one.sync()
      else if (one.left.length > 0) one.type(one.left.shift()!)
    }
    for (const one of people) one.sync()
    for (const one of people) one.hear()
    expect(new Set(people.map((one) => one.text())).size).toBe(1)
    for (const words of Object.values(said)) expect(people[0]!.text(), `seed ${seed}`).toContain(words)
  }
})

test('whose cursor waits where another types goes along with it', () => {
  const join = portal()
  const [sara, omar] = [join('sara'), join('omar')]
  sara.type('أولًا')
  sara.send()
  omar.hear()
  sara.hear()
  sara.type(' ثانيًا')
  sara.send()
  omar.hear()
  omar.type('!')
  expect(omar.text()).toBe('أولًا ثانيًا!')
})
