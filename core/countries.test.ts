import { expect, test } from 'vitest'
import { ARAB_COUNTRIES, COUNTRIES, monthNamesOf, weekendOf, weekStartOf } from './countries.ts'

const byNumber = (a: number, b: number) => a - b

/** What Node's own ICU knows of a country; 7 is its Sunday. */
function weekOf(country: string): { firstDay: number; weekend: number[] } {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getWeekInfo(): { firstDay: number; weekend: number[] }
  }
  const { firstDay, weekend } = locale.getWeekInfo()
  return { firstDay: firstDay % 7, weekend: weekend.map((day) => day % 7) }
}

test('every country begins its week and rests as CLDR says', () => {
  const told = COUNTRIES.map((country) => [country, weekStartOf(country), weekendOf(country).toSorted(byNumber)])
  expect(told).toEqual(
    COUNTRIES.map((country) => {
      const { firstDay, weekend } = weekOf(country)
      return [country, firstDay, weekend.toSorted(byNumber)]
    }),
  )
})

test('the week of the Kingdom begins on Sunday, of Jordan on Saturday, of the Emirates on Monday with another weekend', () => {
  expect([weekStartOf('SA'), weekStartOf('JO'), weekStartOf('AE')]).toEqual([0, 6, 1])
  expect([weekendOf('SA'), weekendOf('JO'), weekendOf('AE')]).toEqual([
    [5, 6],
    [5, 6],
    [6, 0],
  ])
})

test('November has the name the country gives it', () => {
  const november = (country: string) =>
    new Intl.DateTimeFormat(`ar-${monthNamesOf(country)}-u-ca-gregory-nu-latn`, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, 10, 20),
    )
  expect([november('SA'), november('EG'), november('JO'), november('IQ')]).toEqual([
    'نوفمبر',
    'نوفمبر',
    'تشرين الثاني',
    'تشرين الثاني',
  ])
  const by = (country: string) =>
    new Intl.DateTimeFormat(`ar-${country}-u-ca-gregory-nu-latn`, { month: 'long', timeZone: 'UTC' })
  const year = Array.from({ length: 12 }, (_none, month) => Date.UTC(2026, month, 15))
  for (const country of ARAB_COUNTRIES) {
    const names = (format: Intl.DateTimeFormat) => year.map((at) => format.format(at))
    expect([country, names(by(monthNamesOf(country)))]).toEqual([country, names(by(country))])
  }
})
