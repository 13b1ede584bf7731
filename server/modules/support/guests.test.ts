import { GUEST_INQUIRIES, LINK_DAYS } from '@diwan/contract/support/limits'
import { guestSupport } from '@diwan/contract/support/endpoints/guest'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { support } from '@diwan/contract/support/endpoints/support'
import { documentFromText, textOf } from '@diwan/core/document'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noMail } from '../../kit/mail/mail.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

const HOUR = 3_600_000

let w: World
let admin: TestPerson
let count = 0
let [mail, address] = ['', '']
beforeAll(async () => {
  w = await world({ trustedProxies: ['127.0.0.1'] })
})
beforeEach(async () => {
  count += 1
  w.clock.advance(25 * HOUR)
  admin = await w.person('ADMIN') // a session lives shorter than the links of a mail
  ;[mail, address] = [`stranger${count}@test.example`, `10.1.${count}.1`]
})

interface Some {
  readonly email?: string
  readonly from?: string
  readonly id?: string
  readonly language?: 'ar' | 'en'
  readonly on?: World
}
async function writes({ email = mail, from = address, id = randomUUID(), language = 'ar', on = w }: Some = {}) {
  const asked = {
    id,
    name: 'ليلى',
    email,
    subject: 'لا أستطيع الدخول',
    category: 'access',
    text: 'نسيت كلمة المرور',
    language,
  } as const
  const { status, body } = await on.call(null, guestSupport.write, asked, { headers: { 'x-forwarded-for': from } })
  return body.code ? `${status} ${body.code}` : JSON.stringify([status, body])
}
const SENT = '[200,{"done":true}]'
const letters = (to = mail) => w.mailbox.letters().filter((letter) => letter.to === to)
const inquiries = (email = mail) =>
  w.db.selectFrom('inquiries').selectAll().where('guest_mail', '=', email).orderBy('created_at').execute()
const tokenIn = (text: string) => /#inquiry=([\w-]{43})/.exec(text)![1]!

async function mailed(many: number) {
  await w.eventually(() => expect(letters()).toHaveLength(many))
  return letters()[0]!
}

test('a stranger is answered by a mail in the chosen language, reads it and replies with its link', async () => {
  expect(await writes()).toBe(SENT)
  expect((await mailed(1)).subject).toContain('وصلنا استفسارك')
  const [asked] = await inquiries()
  await w.call(admin, inquiryCommands.answer, { id: asked!.id, version: 1, body: documentFromText('جرّب الرابط', 'rtl') })
  const answer = await mailed(2)
  expect([answer.subject, answer.text].join('\n')).not.toContain('نسيت كلمة المرور')
  const token = tokenIn(answer.text)
  const read = await w.call(null, guestSupport.open, { token })
  expect(read.body.messages.map(({ fromSupport, name, body }) => [fromSupport, name, textOf(body)])).toEqual([
    [false, 'ليلى', 'نسيت كلمة المرور'],
    [true, '', 'جرّب الرابط'],
  ])
  const replied = await w.call(null, guestSupport.reply, { token, id: randomUUID(), text: 'شكرًا، نجح' })
  expect([replied.body.status, replied.body.messages.length]).toEqual(['OPEN', 3])
  const { body } = await w.call(admin, support.open, { id: asked!.id })
  expect([body.inquiry.guest, body.inquiry.asker]).toEqual([{ name: 'ليلى', email: mail, language: 'ar' }, null])
})

test('the answer is the same for an account, for nobody, and when an address has used up its hour', async () => {
  const noura = await w.person('USER')
  const answers = [await writes({ email: noura.email }), await writes(), await writes(), await writes(), await writes()]
  expect(answers).toEqual([SENT, SENT, SENT, SENT, SENT])
  expect(await inquiries()).toHaveLength(3)
  const [ofAccount] = await inquiries(noura.email)
  expect(ofAccount!.asker_id).toBeNull()
  w.clock.advance(HOUR)
  await writes()
  expect(await inquiries()).toHaveLength(4)
})

test('an address is sent one acknowledgement a day', async () => {
  await writes()
  await writes()
  await mailed(1)
  w.clock.advance(24 * HOUR)
  await writes()
  await mailed(2)
  expect(await inquiries()).toHaveLength(3)
})

test('a network address is refused after ten within an hour, and told when to come again', async () => {
  for (let n = 0; n < 10; n += 1) expect(await writes({ email: `n${n}.${mail}` })).toBe(SENT)
  expect(await writes({ email: `n11.${mail}` })).toBe('429 too_many_requests')
  expect(await writes({ email: `n12.${mail}`, from: `10.2.${count}.1` })).toBe(SENT)
})

test('all strangers together are refused after a hundred within an hour, also when they come at once', async () => {
  const hash = (n: number) => Buffer.from(`${n}`.padStart(32, '0'))
  const before = Array.from({ length: GUEST_INQUIRIES - 5 }, (_, n) => hash(n))
  await w.db
    .insertInto('guest_attempts')
    .values(before.map((of) => ({ id: randomUUID(), mail_hash: of, address_hash: of, acknowledged: false, at: w.clock.now() })))
    .execute()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => writes({ email: `m${n}.${mail}`, from: `10.3.${n}.1` })))
  expect(answers.filter((answer) => answer === SENT)).toHaveLength(5)
  expect(answers.filter((answer) => answer === '429 too_many_requests')).toHaveLength(5)
})

test('the same message sent twice after a lost answer is kept once; so is a reply', async () => {
  const id = randomUUID()
  expect([await writes({ id }), await writes({ id })]).toEqual([SENT, SENT])
  expect(await inquiries()).toHaveLength(1)
  const token = tokenIn((await mailed(1)).text)
  const again = { token, id: randomUUID(), text: 'مرة واحدة' }
  const answers = [await w.call(null, guestSupport.reply, again), await w.call(null, guestSupport.reply, again)]
  expect(answers.map(({ status, body }) => [status, body.messages.length])).toEqual([
    [200, 2],
    [200, 2],
  ])
})

test('a link opens its own inquiry alone, changes nothing by being read, and ends after its days', async () => {
  await writes()
  const token = tokenIn((await mailed(1)).text)
  const before = await inquiries()
  await w.call(null, guestSupport.open, { token })
  expect(await inquiries()).toEqual(before)
  const links = await w.db.selectFrom('inquiry_links').selectAll().execute()
  expect(links.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(token)
  expect((await w.call({ cookie: token }, support.open, { id: before[0]!.id })).status).toBe(401)
  w.clock.advance(LINK_DAYS * 24 * HOUR)
  expect((await w.call(null, guestSupport.open, { token })).body.code).toBe('support.link_over')
  expect((await w.call(null, guestSupport.reply, { token, id: randomUUID(), text: 'س' })).body.code).toBe('support.link_over')
})

test('a link of spam leads nowhere, and its sender gets no further mail', async () => {
  await writes()
  const token = tokenIn((await mailed(1)).text)
  const [asked] = await inquiries()
  await w.call(admin, inquiryCommands.spam, { id: asked!.id, version: 1 })
  expect((await w.call(null, guestSupport.open, { token })).body.code).toBe('support.link_over')
  expect(letters()).toHaveLength(1)
})

test('what a stranger types cannot forge a mail', async () => {
  await writes({ email: mail })
  const letter = await mailed(1)
  expect(`${letter.subject}${letter.text}${letter.html}`).not.toContain('لا أستطيع الدخول')
  expect(await writes({ email: `${mail}\r\nBcc: x@test.example` })).toBe('400 invalid_input')
})

test('without mail nothing is promised', async () => {
  const silent = await world({ mail: noMail })
  expect(await writes({ on: silent })).toBe('503 support.mail_not_set_up')
})
