import { instantOf } from '@diwan/core/working-calendar'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { invitationText, type Invitation } from './invitation.ts'
import { vtimezone } from './vtimezone.ts'

const at = (text: string) => new Date(text)
const time = (from: string, to: string, more: object = {}) => ({
  startsAt: at(from),
  endsAt: at(to),
  title: 'مراجعة',
  place: '',
  ...more,
})

const given: Invitation = {
  method: 'REQUEST',
  uid: 'one@diwan',
  sequence: 1,
  stamp: at('2026-11-15T08:00:00Z'),
  zone: 'Asia/Riyadh',
  organiser: { name: 'Sara', address: 'noreply@portal.example' },
  attendee: { address: 'guest@test.example', isOptional: false, answer: 'none' },
  url: 'https://portal.example/guest#abc',
  description: 'Answer by the link.',
  first: time('2026-11-26T11:00:00Z', '2026-11-26T12:00:00Z'),
}

const read = (text: string) => new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

/** Written by hand from RFC 5545 and RFC 5546. */
const FIXTURE = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Diwan//Invitations//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Asia/Riyadh
BEGIN:STANDARD
DTSTART:20261125T140000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:one@diwan
SEQUENCE:1
DTSTAMP:20261115T080000Z
DTSTART;TZID=Asia/Riyadh:20261126T140000
DTEND;TZID=Asia/Riyadh:20261126T150000
SUMMARY:مراجعة
DESCRIPTION:Answer by the link.
ORGANIZER;CN="Sara":mailto:noreply@portal.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:MAILTO:guest@test.example
URL;VALUE=URI:https://portal.example/guest#abc
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`

test('an invitation is what the standard says', () => {
  expect(unfolded(invitationText(given)).split('\r\n')).toEqual(FIXTURE.split('\n'))
})

test('a cancellation has the same UID and says that it is canceled', () => {
  const calendar = read(invitationText({ ...given, method: 'CANCEL', sequence: 2 }))
  const event = calendar.getFirstSubcomponent('vevent')!
  expect([
    calendar.getFirstPropertyValue('method'),
    event.getFirstPropertyValue('uid'),
    event.getFirstPropertyValue('sequence'),
    event.getFirstPropertyValue('status'),
  ]).toEqual(['CANCEL', 'one@diwan', 2, 'CANCELLED'])
})

test('a series states its rule, its canceled times and those that were moved', () => {
  const text = invitationText({
    ...given,
    rule: { freq: 'WEEKLY' as never, count: 4 },
    changed: [
      { ...time('2026-12-04T06:00:00Z', '2026-12-04T07:00:00Z'), original: at('2026-12-03T11:00:00Z'), isCanceled: false },
      { ...time('2026-12-10T11:00:00Z', '2026-12-10T12:00:00Z'), original: at('2026-12-10T11:00:00Z'), isCanceled: true },
    ],
  })
  const lines = text.split('\r\n')
  expect(lines).toContain('RRULE:FREQ=WEEKLY;COUNT=4')
  expect(lines).toContain('EXDATE;TZID=Asia/Riyadh:20261210T140000')
  expect(lines).toContain('RECURRENCE-ID;TZID=Asia/Riyadh:20261203T140000')
  expect(lines).toContain('DTSTART;TZID=Asia/Riyadh:20261204T090000')
})

test('no line of a title, a place or a name becomes a line of the file, whatever it holds', () => {
  const evil = 'x\r\nATTENDEE:mailto:thief@evil.example\r\n"\u2028;:,\\'
  const text = invitationText({
    ...given,
    organiser: { name: evil, address: 'noreply@portal.example' },
    first: time('2026-11-26T11:00:00Z', '2026-11-26T12:00:00Z', { title: evil, place: evil }),
  })
  const event = read(text).getFirstSubcomponent('vevent')!
  expect(event.getAllProperties('attendee')).toHaveLength(1)
  expect(unfolded(text).match(/^ATTENDEE/gm)).toHaveLength(1)
  expect(String(event.getFirstPropertyValue('location'))).toContain('thief@evil.example')
})

test('a long Arabic title survives folding, and no line is longer than 75 octets', () => {
  const title = 'مراجعة خطة الربع الأول '.repeat(8).trim()
  const text = invitationText({ ...given, first: time('2026-11-26T11:00:00Z', '2026-11-26T12:00:00Z', { title }) })
  expect(read(text).getFirstSubcomponent('vevent')!.getFirstPropertyValue('summary')).toBe(title)
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
})

test.each(['Asia/Riyadh', 'Asia/Amman', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'the clocks of %s are read as the portal counts them, on each day of two years',
  (zone) => {
    const from = Date.parse('2021-12-01T00:00:00Z') / 1000
    const to = from + 2 * 366 * 86_400
    const stated = new ICAL.Timezone(
      new ICAL.Component(ICAL.parse(vtimezone(zone, from, to)) as ConstructorParameters<typeof ICAL.Component>[0]),
    )
    for (let day = from + 2 * 86_400; day < to - 86_400; day += 86_400) {
      const date = new Date(day * 1000).toISOString().slice(0, 10)
      const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
      const noon = new ICAL.Time({ year, month, day: dayOfMonth, hour: 12, isDate: false }, stated)
      expect([date, noon.toUnixTime()]).toEqual([date, instantOf(zone, date, '12:00')])
    }
  },
)
