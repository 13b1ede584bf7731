import { documentFromText, textOf, type Document } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { FOUND_PEOPLE } from '@diwan/contract/users/limits'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { Ctx } from '../../kit/portal.ts'
import { write } from '../../kit/record/write.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { keepDocument, mentionable, readNames, withCurrentNames } from './public.ts'

let w: World
let ctx: Ctx
let writer: TestPerson
let reader: TestPerson
let other: TestPerson
let group: TestUnit
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[writer, reader, other] = [await w.person('USER', group), await w.person('USER', group), await w.person('USER')]
  ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(writer) }
})

const calling = (label: string, ...ids: string[]): Document =>
  documentFromLightText(
    ids.map((_, n) => `@${label}${n}`).join(' '),
    ids.map((id, n) => ({ id, label: `${label}${n}` })),
    'rtl',
  )
const keep = (sent: Document, of: { before?: Document; path?: string } = {}) =>
  write(ctx, (tx) => keepDocument(ctx, tx, sent, { features: 'light', ...of }))

test('a document is kept with the directions and the names that the portal knows, and with its plain text', async () => {
  const sent = calling('المدير', reader.id)
  sent.content.push({ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'hello' }] })
  const { body, text, mentioned } = await keep(sent)
  expect(text).toBe(`@${reader.fullName}\nhello`)
  expect(textOf(body)).toBe(text)
  expect(body.content.at(-1)!.attrs.dir).toBe('ltr')
  expect(mentioned).toEqual([reader.id])
})

test('only the people who were not mentioned in it before are newly mentioned', async () => {
  const before = calling('ن', reader.id)
  expect((await keep(calling('ن', reader.id, other.id, other.id), { before })).mentioned).toEqual([other.id])
})

test('a person the portal does not know, and a document too long with the real names in it, are refused at their field', async () => {
  const refused = (sent: Document) => keep(sent, { path: 'note' }).catch((problem: unknown) => problem)
  expect(await refused(calling('x', newId()))).toMatchObject({
    code: 'invalid_input',
    extras: { fields: [{ path: 'note', code: 'user' }] },
  })
  const long = documentFromText('ا'.repeat(19_995), 'rtl')
  long.content.push(...calling('a', reader.id).content)
  expect(await refused(long)).toMatchObject({ extras: { fields: [{ path: 'note', code: 'too_much_text' }] } })
})

test('names are shown as they are now, and as they were written where they do not fit', async () => {
  const body = calling('قديم', reader.id)
  const names = await readNames(w.db, [body, calling('x', newId())])
  expect([...names]).toEqual([[reader.id, reader.fullName]])
  expect(textOf(withCurrentNames(body, names))).toBe(`@${reader.fullName}`)
  const full = { ...body, content: [...body.content, ...documentFromText('ا'.repeat(19_990), 'rtl').content] }
  expect(withCurrentNames(full, names)).toBe(full)
})

const place = (likely: readonly string[]) => () =>
  Promise.resolve({ likely, reads: ({ id }: { id: string }) => id === reader.id })

test('only readers are offered where the others cannot be let in', async () => {
  const likely = [writer.id, other.id, reader.id, reader.id]
  const { items } = await mentionable({ place: place(likely), others: false })(ctx, { id: newId(), text: '' })
  expect(items).toEqual([{ person: expect.objectContaining({ id: reader.id, fullName: reader.fullName }), sees: true }])
})

test('where they can be let in, readers come first and the writer is never offered', async () => {
  const likely = [writer.id, other.id, reader.id]
  const { items } = await mentionable({ place: place(likely), others: true })(ctx, { id: newId(), text: ' ' })
  expect(items.map(({ person, sees }) => [person.id, sees])).toEqual([
    [reader.id, true],
    [other.id, false],
  ])
})

test('a picker shows a limited number of people, and finds by name only what the directory shows its caller', async () => {
  const crowd: string[] = []
  for (let n = 0; n <= FOUND_PEOPLE; n += 1) crowd.push((await w.person('USER')).id)
  const find = mentionable({ place: place(crowd), others: true })
  expect((await find(ctx, { id: newId(), text: '' })).items).toHaveLength(FOUND_PEOPLE)

  const found = await find(ctx, { id: newId(), text: reader.fullName })
  expect(found.items.map(({ person }) => person.id)).toContain(reader.id)
  const blind: Ctx = { ...ctx, actor: { ...ctx.actor, grants: new Map() } }
  expect((await find(blind, { id: newId(), text: reader.fullName })).items).toEqual([])
})

test('a caller whom the place refuses learns nothing', async () => {
  const find = mentionable({ place: () => Promise.reject(new Error('refused')), others: true })
  await expect(find(ctx, { id: newId(), text: '' })).rejects.toThrow('refused')
})
