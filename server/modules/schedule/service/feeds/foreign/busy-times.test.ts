import { expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'

const NOW = Date.parse('2026-11-15T08:00:00Z') / 1000
const RIYADH = 'Asia/Riyadh'

const file = (...lines: string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT']
const read = (text: string, zone = RIYADH) => {
  const found = busyTimes({ text, now: NOW, zone })
  return found === 'no_calendar'
    ? found
    : found.busy.map((one) => one.map((at) => new Date(at * 1000).toISOString().slice(0, 16)).join(' '))
}

test('a time is read in UTC, in its named zone, and in that of the calendar where it names none', () => {
  expect(read(file(...event('DTSTART:20261116T070000Z', 'DTEND:20261116T080000Z')))).toEqual([
    '2026-11-16T07:00 2026-11-16T08:00',
  ])
  const london = event('DTSTART;TZID=Europe/London:20261116T090000', 'DURATION:PT30M')
  expect(read(file(...london))).toEqual(['2026-11-16T09:00 2026-11-16T09:30'])
  const floating = event('DTSTART:20261116T090000', 'DTEND:20261116T100000')
  expect(read(file(...floating))).toEqual(['2026-11-16T06:00 2026-11-16T07:00'])
  expect(read(file('X-WR-TIMEZONE:Asia/Tokyo', ...floating))).toEqual(['2026-11-16T00:00 2026-11-16T01:00'])
})

test('a day without a time is busy from midnight to midnight', () => {
  expect(read(file(...event('DTSTART;VALUE=DATE:20261116')))).toEqual(['2026-11-15T21:00 2026-11-16T21:00'])
  expect(read(file(...event('DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:20261118')))).toEqual([
    '2026-11-15T21:00 2026-11-17T21:00',
  ])
})

test('a zone that only the file knows is read by its rules', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Our Zone',
    'BEGIN:STANDARD',
    'DTSTART:16011028T020000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=11',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0200',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010325T020000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0300',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
  const series = event('DTSTART;TZID=Our Zone:20261122T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3')
  expect(read(file(...zone, ...series))).toEqual([
    '2026-11-22T07:00 2026-11-22T08:00',
    '2026-11-29T08:00 2026-11-29T09:00',
    '2026-12-06T08:00 2026-12-06T09:00',
  ])
})

test('a series that began years ago keeps its clock time; left out, moved and added dates count as such', () => {
  const series = event(
    'DTSTART;TZID=America/New_York:20200106T090000',
    'DTEND;TZID=America/New_York:20200106T093000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261214T140000Z',
    'EXDATE;TZID=America/New_York:20261123T090000',
    'RDATE;TZID=America/New_York:20261125T110000',
  )
  const moved = event(
    'RECURRENCE-ID;TZID=America/New_York:20261130T090000',
    'DTSTART;TZID=America/New_York:20261201T150000',
    'DTEND;TZID=America/New_York:20261201T160000',
  )
  expect(read(file(...series, ...moved))).toEqual([
    '2026-11-16T14:00 2026-11-16T14:30',
    '2026-11-25T16:00 2026-11-25T16:30',
    '2026-12-01T20:00 2026-12-01T21:00',
    '2026-12-07T14:00 2026-12-07T14:30',
    '2026-12-14T14:00 2026-12-14T14:30',
  ])
})

test('what is canceled, transparent or free makes nobody busy; published busy times do', () => {
  const at = ['DTSTART:20261116T070000Z', 'DTEND:20261116T080000Z']
  for (const line of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])
    expect(read(file(...event(...at, line)))).toEqual([])
  const published = ['BEGIN:VFREEBUSY', 'FREEBUSY:20261116T070000Z/PT1H,20261117T070000Z/20261117T080000Z']
  const free = ['FREEBUSY;FBTYPE=FREE:20261118T070000Z/PT1H', 'END:VFREEBUSY']
  expect(read(file(...published, ...free))).toEqual(['2026-11-16T07:00 2026-11-16T08:00', '2026-11-17T07:00 2026-11-17T08:00'])
})

test('times that overlap are one, and none lies outside of the days that are kept', () => {
  const long = event('DTSTART:20200101T000000Z', 'DTEND:20261115T090000Z')
  const two = [
    ...event('DTSTART:20261116T070000Z', 'DTEND:20261116T080000Z'),
    ...event('DTSTART:20261116T073000Z', 'DTEND:20261116T090000Z'),
  ]
  const late = event('DTSTART:20270201T070000Z', 'DTEND:20270201T080000Z')
  expect(read(file(...long, ...two, ...late))).toEqual(['2026-11-14T08:00 2026-11-15T09:00', '2026-11-16T07:00 2026-11-16T09:00'])
})

test('a rule of the Hijri calendar is not read as a Gregorian one: its first time alone counts', () => {
  const rule = 'RRULE:RSCALE=ISLAMIC-UMALQURA;FREQ=MONTHLY;BYMONTHDAY=1'
  expect(read(file(...event('DTSTART:20261116T070000Z', 'DURATION:PT1H', rule)))).toEqual(['2026-11-16T07:00 2026-11-16T08:00'])
})

test('2,000 times are kept, the earliest; 20,000 events are read at once', () => {
  const many = Array.from({ length: 20_000 }, (_, n) => {
    const at = new Date((NOW + 60 * n) * 1000).toISOString().replace(/[-:]|\.000/g, '')
    return event(`DTSTART:${at}`, 'DURATION:PT30S')
  })
  const found = busyTimes({ text: file(...many.flat()), now: NOW, zone: RIYADH })
  expect(found).toMatchObject({ cut: true })
  expect(found !== 'no_calendar' && found.busy.length).toBe(2_000)
  expect(found !== 'no_calendar' && found.busy[0]).toEqual([NOW, NOW + 30])
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html></html>'],
  ['a calendar that does not end', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  ['an address book', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:a\r\nEND:VCARD\r\n'],
])('%s is no calendar', (_what, text) => {
  expect(read(text)).toBe('no_calendar')
})
