import { partners } from '@diwan/contract/users/endpoints/partners'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSocket } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { newPartner, newTitle } from '../../testing/new-users.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  admin = await w.person('ADMIN')
})

const said = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim()

const kinds = [
  { what: 'a title', of: titles, fresh: newTitle, field: 'titleId', link: 'title', code: 'users.title' },
  { what: 'a partner', of: partners, fresh: newPartner, field: 'partnerId', link: 'partner', code: 'users.partner' },
] as const

describe.each(kinds)('$what', ({ of, fresh, field, link, code }) => {
  const make = async (fields: object = {}) => (await w.call(admin, of.create, { ...fresh(), ...fields })).body
  type Made = Awaited<ReturnType<typeof make>>
  const change = ({ id, version }: Made, fields = fresh()) => w.call(admin, of.update, { id, version, ...fields })
  const remove = ({ id, version }: Made, replaceWith?: string) =>
    w.call(admin, of.delete, { id, version, ...(replaceWith && { replaceWith }) })
  const give = async (id: string): Promise<TestPerson> => {
    const person = await w.person('USER')
    await w.call(admin, users.update, { id: person.id, version: 1, [field]: id })
    return person
  }
  const carriedBy = async ({ id }: TestPerson) => (await w.call(admin, users.open, { id })).body[link]?.id
  const listed = async (id: string) => (await w.call(admin, of.list, {})).body.items.find((one) => one.id === id)

  test('that nobody carries is deleted', async () => {
    const one = await make()
    expect(said(await remove(one))).toBe('200')
    expect(await listed(one.id)).toBeUndefined()
  })

  test('in use is kept, and tells how many carry it', async () => {
    const one = await make()
    await Promise.all([give(one.id), give(one.id)])
    expect(said(await remove(one))).toBe(`409 ${code}_in_use`)
    expect((await listed(one.id))?.users).toBe(2)
  })

  test('gives way to another: its people get that one, and a screen opened before shows an old version', async () => {
    const [one, other] = [await make(), await make()]
    const person = await give(one.id)
    expect(said(await remove(one, other.id))).toBe('200')
    expect([await carriedBy(person), await listed(one.id), (await listed(other.id))?.users]).toEqual([other.id, undefined, 1])
    const late = await w.call(admin, users.update, { id: person.id, version: 2, fullName: 'نورة' })
    expect(said(late)).toBe('409 changed_meanwhile')
  })

  test('is not kept by somebody who was deleted', async () => {
    const one = await make()
    const { id } = await give(one.id)
    await w.call(admin, users.delete, { id, version: 2 })
    expect(said(await remove(one))).toBe('200')
  })

  test('is replaced neither by itself nor by something else', async () => {
    const one = await make()
    const person = await give(one.id)
    for (const replacement of [one.id, admin.id]) {
      const refused = await remove(one, replacement)
      expect([said(refused), refused.body.fields]).toEqual([
        '400 users.unknown_link',
        [{ path: 'replaceWith', code: 'not_found' }],
      ])
    }
    expect(await carriedBy(person)).toBe(one.id)
  })

  test('is changed and deleted by nobody who looks at an older version (H19)', async () => {
    const one = await make()
    const fields = fresh()
    expect(said(await change(one, fields))).toBe('200')
    expect([said(await change(one)), said(await remove(one))]).toEqual(['409 changed_meanwhile', '409 changed_meanwhile'])
    expect((await listed(one.id))?.nameAr).toBe(fields.nameAr)
  })

  test('has a name of its own in each language, however it is spelt', async () => {
    await make({ nameAr: 'هيئة الأنظمة', nameEn: 'Systems Authority' })
    const twice = await w.call(admin, of.create, { ...fresh(), nameAr: 'هيئه الانظمة', nameEn: 'systems authority' })
    const taken = ['nameAr', 'nameEn'].map((path) => ({ path, code: 'taken' }))
    expect([said(twice), twice.body.fields]).toEqual([`409 ${code}_taken`, taken])
  })

  test('is changed by administrators only', async () => {
    const one = await make()
    for (const role of ['USER', 'TECH'] as const) {
      const other = await w.person(role)
      const answers = [
        await w.call(other, of.create, fresh()),
        await w.call(other, of.update, { ...fresh(), id: one.id, version: 1 }),
        await w.call(other, of.delete, { id: one.id, version: 1 }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect((await listed(one.id))?.version).toBe(1)
  })

  test('that is new shows to other administrators at once', async () => {
    const socket = await openSocket(w, await w.person('ADMIN'))
    await make()
    await w.eventually(() => expect(socket.heard.join()).toContain('"users"'))
  })
})

test('a colour on which white text cannot be read is refused (U8)', async () => {
  const pale = await w.call(admin, titles.create, { ...newTitle(), colour: '#ffee00' })
  expect([said(pale), pale.body.fields]).toEqual(['400 invalid_input', [{ path: 'colour', code: 'contrast' }]])
})

test('a partner has a real address, phone and site, or none', async () => {
  const wrong = await w.call(admin, partners.create, {
    ...newPartner(),
    email: 'nobody',
    phone: 'abc',
    website: 'javascript:alert(1)',
  })
  expect(wrong.body.fields!.map(({ path }) => path)).toEqual(['email', 'phone', 'website'])
  const right = await w.call(admin, partners.create, { ...newPartner(), phone: '٠١١ ٢٢٢', website: 'https://partner.example' })
  expect(right.body).toMatchObject({ email: null, phone: '011 222', website: 'https://partner.example' })
})
