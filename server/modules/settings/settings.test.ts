import { files } from '@diwan/contract/files/endpoints'
import { settings } from '@diwan/contract/settings/endpoints'
import { DEFAULT_COLOURS } from '@diwan/contract/settings/vocabulary'
import { isWorkingMoment } from '@diwan/core/working-calendar'
import { beforeAll, expect, test } from 'vitest'
import { openSocket } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { presentCalendar, settingsOf } from './presenter.ts'
import { lockOrganisation } from './queries.ts'

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
})

const standing = async () => (await w.call(admin, settings.open, {})).body
const change = async (fields: object) => w.call(admin, settings.change, { version: (await standing()).version, ...fields })
const shown = async () => (await w.call(await w.person('USER'), settings.shown, {})).body

test('an organisation starts with what the contract says, and the week of its country', async () => {
  expect(await standing()).toMatchObject({
    version: 1,
    can: { change: true },
    settings: { colours: DEFAULT_COLOURS, country: 'SA', weekStart: null, hijriOffset: 0, calendar: 'gregory' },
  })
  expect(await shown()).toMatchObject({ weekStart: 0, weekend: [5, 6], monthNames: 'SA' })
})

test('only what is sent changes, and everybody is shown it', async () => {
  const { settings: before } = await standing()
  const answer = await change({ nameAr: 'هيئة البناء', colours: { ...DEFAULT_COLOURS, user: '#006B3F' } })
  expect([answer.status, answer.body.version]).toEqual([200, 2])
  expect(answer.body.settings).toEqual({ ...before, nameAr: 'هيئة البناء', colours: { ...DEFAULT_COLOURS, user: '#006b3f' } })
  expect(await standing()).toEqual(answer.body)
  expect(await shown()).toMatchObject({ nameAr: 'هيئة البناء', colours: { user: '#006b3f' } })
})

test('another country brings its week and its months, unless they were chosen', async () => {
  await change({ country: 'JO', zone: 'Asia/Amman' })
  expect(await shown()).toMatchObject({ weekStart: 6, weekend: [5, 6], monthNames: 'JO', zone: 'Asia/Amman' })
  await change({ weekStart: 1, weekend: [6, 0] })
  expect(await shown()).toMatchObject({ weekStart: 1, weekend: [6, 0], monthNames: 'JO' })
  await change({ country: 'SA', zone: 'Asia/Riyadh', weekStart: null, weekend: null })
})

test.each([
  ['white on a light colour', { colours: { ...DEFAULT_COLOURS, admin: '#ffd400' } }, 'colours.admin', 'contrast'],
  ['the sign on a pale gradient', { colours: { ...DEFAULT_COLOURS, primary: '#d0e0f0' } }, 'colours.primary', 'contrast'],
  ['a colour that is none', { colours: { ...DEFAULT_COLOURS, user: 'red' } }, 'colours.user', 'invalid_format'],
  ['an empty name', { nameEn: '  ' }, 'nameEn', 'too_small'],
  ['a zone nobody lives in', { zone: 'Mars/Base' }, 'zone', 'invalid_value'],
  ['a country that is none', { country: 'XX' }, 'country', 'invalid_value'],
  ['a Hijri offset of three', { hijriOffset: 3 }, 'hijriOffset', 'too_big'],
  [
    'a month that ends before it begins',
    { hijriMonths: [{ from: '2026-03-01', to: '2026-02-01', offset: 1 }] },
    'hijriMonths.0',
    'date_from_after_date_to',
  ],
  [
    'hours that end before they begin',
    { hours: [[{ from: '16:00', to: '08:00' }], [], [], [], [], [], []] },
    'hours.0.0',
    'end_not_after_start',
  ],
  ['seven days of weekend', { weekend: [0, 1, 2, 3, 4, 5, 6] }, 'weekend', 'too_big'],
  [
    'a holiday without a name',
    { holidays: [{ kind: 'dates', nameAr: '', nameEn: 'Day', from: '2026-01-01', to: '2026-01-01' }] },
    'holidays.0.nameAr',
    'too_small',
  ],
  ['a field nobody knows (H8)', { demo: true }, 'demo', 'unknown'],
  ['the version of rights (H8)', { rights_version: 9 }, 'rights_version', 'unknown'],
])('%s is refused by field', async (_what, fields, path, code) => {
  const { version } = await standing()
  const { status, body } = await change(fields)
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ fields: expect.arrayContaining([expect.objectContaining({ path, code })]) as unknown }),
  ])
  expect((await standing()).version).toBe(version)
})

test('a stale save is refused and answers what somebody else made of it (H19)', async () => {
  const { version, settings: before } = await standing()
  const other = await w.person('SUPER_ADMIN')
  await w.call(other, settings.change, { version, nameEn: 'Theirs' })
  const { status, body } = await w.call(admin, settings.change, { version, nameEn: 'Mine' })
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({
      code: 'changed_meanwhile',
      current: expect.objectContaining({ version: version + 1, settings: { ...before, nameEn: 'Theirs' } }) as unknown,
    }),
  ])
  expect((await standing()).settings.nameEn).toBe('Theirs')
})

test('two saves of one version at once: exactly one happens (H14)', async () => {
  const { version } = await standing()
  const answers = await Promise.all(['A', 'B', 'C'].map((nameEn) => w.call(admin, settings.change, { version, nameEn })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('saving what stands already changes nothing and is no event', async () => {
  const { version, settings: now } = await standing()
  const count = () => w.db.selectFrom('history').select('id').where('event', '=', 'settings.changed').execute()
  const before = (await count()).length
  expect((await change({ nameEn: now.nameEn, hours: now.hours })).body.version).toBe(version)
  expect((await count()).length).toBe(before)
})

test('working time is counted by what is set: its zone, its hours and its holidays (C4)', async () => {
  const works = async (text: string) =>
    isWorkingMoment(presentCalendar(settingsOf(await lockOrganisation(w.db))), Date.parse(text) / 1000)
  expect([await works('2026-11-22T08:00:00+03:00'), await works('2026-11-20T08:00:00+03:00')]).toEqual([true, false])
  await change({ holidays: [{ kind: 'dates', nameAr: 'جرد', nameEn: 'Stocktaking', from: '2026-11-22', to: '2026-11-22' }] })
  expect(await works('2026-11-22T08:00:00+03:00')).toBe(false)
})

test('history keeps only the changed fields, as they were and as they are (C6)', async () => {
  const { settings: before } = await standing()
  await change({ hijriOffset: -1, nameEn: before.nameEn })
  const [last] = await w.db
    .selectFrom('history')
    .selectAll()
    .where('event', '=', 'settings.changed')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(last).toMatchObject({
    actor_id: admin.id,
    audience: 'staff',
    detail: { before: { hijriOffset: 0 }, after: { hijriOffset: -1 } },
  })
})

test('a holder of the reading only reads: the operator is refused, an ordinary user is not let in', async () => {
  const [operator, user] = [await w.person('SYSTEM_ADMIN'), await w.person('USER')]
  const { body } = await w.call(operator, settings.open, {})
  expect(body.can).toEqual({ change: false, lessons: false })
  expect((await w.call(operator, settings.change, { version: body.version, nameEn: 'Mine' })).status).toBe(403)
  expect((await w.call(user, settings.open, {})).status).toBe(403)
})

test('how large files of lessons may be is decided by SUPER_ADMIN alone, between 10 and 500 MB', async () => {
  const owner = await w.person('SUPER_ADMIN')
  const decide = async (who: TestPerson, lessonMb: number) => {
    const { version } = await standing()
    const { status, body } = await w.call(who, settings.change, { version, lessonMb })
    return [status, body.fields?.[0]?.code ?? body.code ?? body.settings.lessonMb]
  }
  expect((await w.call(owner, settings.open, {})).body).toMatchObject({ settings: { lessonMb: 10 }, can: { lessons: true } })
  expect((await standing()).can).toEqual({ change: true, lessons: false })
  expect(await decide(admin, 200)).toEqual([403, 'forbidden'])
  expect(await decide(admin, 10)).toEqual([200, 10]) // nothing changes
  expect([await decide(owner, 9), await decide(owner, 501)]).toEqual([
    [400, 'too_small'],
    [400, 'too_big'],
  ])
  expect([await decide(owner, 500), (await shown()).lessonMb]).toEqual([[200, 500], 500])
  expect((await change({ nameEn: 'Beside it' })).status).toBe(200)
  expect(await decide(admin, 10)).toEqual([403, 'forbidden'])
  expect(await decide(owner, 10)).toEqual([200, 10])
})

test('an open browser hears of a change within five seconds and is given it', async () => {
  const user = await w.person('USER')
  const socket = await openSocket(w, user)
  await change({ nameEn: 'Heard of' })
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'hint', topic: 'settings' }), 5_000)
  expect((await w.call(user, settings.shown, {})).body.nameEn).toBe('Heard of')
})

test.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "'; drop table organisation; --", '{{constructor}}'])(
  'the name %s is text and nothing else (H20, H24)',
  async (nameEn) => {
    expect((await change({ nameEn })).status).toBe(200)
    expect((await shown()).nameEn).toBe(nameEn)
  },
)

test('a logo is taken from its uploader, shown to strangers too, and a foreign file is refused (H34)', async () => {
  const upload = async (who: TestPerson) => (await w.call(who, files.upload, { name: 'logo.png', purpose: 'logo' })).body.id
  const other = await w.person('ADMIN')
  expect((await change({ logoId: await upload(other) })).body).toMatchObject({ code: 'files.not_available' })
  const [first, second] = [await upload(admin), await upload(admin)]
  await change({ logoId: first })
  expect((await shown()).logo).toBe(`/files/${first}`)
  expect((await fetch(`${w.base}/files/${first}`)).status).toBe(200)
  await change({ logoId: second })
  expect((await change({ logoId: first })).status).toBe(200) // as taking the change back does
})
