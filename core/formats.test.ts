import { expect, test } from 'vitest'
import type { Reading } from './formats.ts'
import {
  dayIn,
  dayInWords,
  dayText,
  formatClock,
  formatDay,
  formatHijri,
  formatInstant,
  formatTime,
  instantText,
} from './formats.ts'

/** 20 November 2026, 13:05 UTC. */
const afternoon = Date.UTC(2026, 10, 20, 13, 5) / 1000
const amman = { zone: 'Asia/Amman' }

test('a day is written DD-MM-YYYY', () => {
  expect(formatDay('2026-11-20')).toBe('20-11-2026')
  expect(formatDay('2026-01-02')).toBe('02-01-2026')
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('a day is the same day on a computer in %s', (zone) => {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  expect(new Date(0).getTimezoneOffset()).toBe({ 'Pacific/Kiritimati': 640, 'America/Los_Angeles': 480, UTC: 0 }[zone])
  expect([formatDay('2026-11-20'), formatHijri('2026-11-20', 'en')]).toEqual(['20-11-2026', '10 Jumada II 1448'])
  if (before === undefined) delete process.env['TZ']
  else process.env['TZ'] = before
})

test('an instant is written YYYY/MM/DD hh:mm AM/PM in the zone of the viewer', () => {
  expect(formatInstant(afternoon, amman)).toBe('2026/11/20 04:05 PM')
  expect(formatInstant(afternoon, { zone: 'America/Los_Angeles' })).toBe('2026/11/20 05:05 AM')
  expect(formatInstant(afternoon, { zone: 'Pacific/Kiritimati' })).toBe('2026/11/21 03:05 AM')
})

test('a time is written 1:05 PM', () => {
  expect(formatTime(afternoon, { zone: 'UTC' })).toBe('1:05 PM')
  expect(formatTime(afternoon, amman)).toBe('4:05 PM')
})

test('midnight and noon are twelve, not zero', () => {
  const midnight = Date.UTC(2026, 10, 20) / 1000
  expect(formatTime(midnight, { zone: 'UTC' })).toBe('12:00 AM')
  expect(formatInstant(midnight + 43_200, { zone: 'UTC' })).toBe('2026/11/20 12:00 PM')
})

test('a reader who chose ١٢٣ reads dates and times with them', () => {
  expect(formatDay('2026-11-20', { digits: 'arab' })).toBe('٢٠-\u200E١١-\u200E٢٠٢٦')
  expect(formatInstant(afternoon, { ...amman, digits: 'arab' })).toBe('٢٠٢٦/١١/٢٠ \u200E٠٤:٠٥ PM')
  expect(formatClock('16:05', 'arab')).toBe('٤:٠٥ PM')
  expect(formatClock('2026-11-22T00:30', 'latn')).toBe('12:30 AM')
  expect(formatTime(afternoon, { ...amman, digits: 'arab' })).toBe('٤:٠٥ PM')
})

test('the same day has a Hijri date in both languages', () => {
  expect(formatHijri('2026-11-20', 'ar')).toBe('10 جمادى الآخرة 1448')
  expect(formatHijri('2026-11-20', 'en')).toBe('10 Jumada II 1448')
  expect(formatHijri('2026-11-20', 'ar', 0, 'arab')).toBe('١٠ جمادى الآخرة ١٤٤٨')
})

test('the announcement of the organisation moves the Hijri date, over the end of a month too', () => {
  expect(formatHijri('2026-11-20', 'en', -1)).toBe('9 Jumada II 1448')
  expect(formatHijri('2026-11-20', 'en', 2)).toBe('12 Jumada II 1448')
  expect(formatHijri('2026-11-11', 'en', -1)).toBe('30 Jumada I 1448')
})

test('nothing but plain spaces stands between the parts', () => {
  const written = [formatInstant(afternoon, amman), formatTime(afternoon, amman), formatHijri('2026-11-20', 'ar')].join(' ')
  expect(written).not.toMatch(/[\u202F\u00A0\u200E\u200F]/)
})

const reader: Reading = {
  language: 'ar',
  zone: 'Asia/Riyadh',
  digits: 'latn',
  calendar: 'gregory',
  hijri: { offset: 0, months: [] },
  monthNames: 'SA',
}
/** Each part in its own direction, as plain text says it. */
const beside = (...parts: string[]) => parts.map((part) => `\u2068${part}\u2069`).join(' · ')

test('who reads one calendar gets one date, who reads both gets them beside each other', () => {
  expect(dayText('2026-11-20', reader)).toBe('20-11-2026')
  expect(dayText('2026-11-20', { ...reader, calendar: 'hijri' })).toBe('10 جمادى الآخرة 1448')
  expect(dayText('2026-11-20', { ...reader, calendar: 'both' })).toBe(beside('20-11-2026', '10 جمادى الآخرة 1448'))
  expect(instantText(afternoon, { ...reader, calendar: 'both' })).toBe(beside('2026/11/20 04:05 PM', '10 جمادى الآخرة 1448'))
  expect(instantText(afternoon, { ...reader, calendar: 'hijri' })).toBe(beside('10 جمادى الآخرة 1448', '04:05 PM'))
})

test.each([
  ['Asia/Riyadh', '2026/11/21 12:30 AM', '11 جمادى الآخرة 1448'],
  ['UTC', '2026/11/20 09:30 PM', '10 جمادى الآخرة 1448'],
])('the Hijri day of an instant is the one where the reader sits: %s', (zone, gregorian, hijri) => {
  const lateEvening = Date.UTC(2026, 10, 20, 21, 30) / 1000
  expect(instantText(lateEvening, { ...reader, zone, calendar: 'both' })).toBe(beside(gregorian, hijri))
})

test('digits of the reader stand in both calendars', () => {
  expect(dayText('2026-11-20', { ...reader, calendar: 'both', digits: 'arab' })).toBe(
    '\u2068٢٠-\u200E١١-\u200E٢٠٢٦\u2069 — \u2068١٠ جمادى الآخرة ١٤٤٨\u2069',
  )
})

test('one month that was announced otherwise has its own offset, all others that of the organisation', () => {
  const hijri = { offset: -1, months: [{ from: '2026-11-11', to: '2026-12-10', offset: 1 }] }
  const said = (isoDay: string) => dayText(isoDay, { ...reader, calendar: 'hijri', hijri })
  expect([said('2026-11-20'), said('2026-10-20')]).toEqual(['11 جمادى الآخرة 1448', '8 جمادى الأولى 1448'])
})

test.each([
  ['SA', '20 نوفمبر 2026'],
  ['JO', '20 تشرين الثاني 2026'],
  ['MA', '20 نونبر 2026'],
] as const)('months have the names of the country: %s', (monthNames, said) => {
  expect(dayInWords('2026-11-20', { ...reader, monthNames })).toBe(said)
})

test('the day of an instant is the one of the zone', () => {
  const lateEvening = Date.UTC(2026, 10, 20, 21, 30) / 1000
  expect([dayIn('UTC', lateEvening), dayIn('Asia/Riyadh', lateEvening)]).toEqual(['2026-11-20', '2026-11-21'])
})
