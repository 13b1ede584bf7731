import { expect, test } from 'vitest'
import { guestIn, invite } from './invite.ts'

const sara = { id: 'sara', fullName: 'سارة', photo: null }
const none = { colleagues: [], guests: [] }

test('an address is a guest, however it is spelled; a name is none', () => {
  expect(guestIn(' Faisal@Nukhba.Example ')).toBe('faisal@nukhba.example')
  expect([guestIn('سارة'), guestIn('sara@'), guestIn('')]).toEqual([undefined, undefined, undefined])
})

test('nobody is invited twice, and a new attendee is needed', () => {
  const once = invite(invite(none, { kind: 'colleague', person: sara }), { kind: 'guest', email: 'a@b.example' })
  expect(once).toEqual({
    colleagues: [{ person: sara, needed: true, answer: 'none' }],
    guests: [{ email: 'a@b.example', needed: true, answer: 'none' }],
  })
  expect(invite(invite(once, { kind: 'colleague', person: sara }), { kind: 'guest', email: 'a@b.example' })).toEqual(once)
})
