import { page } from '../../kit/testing/page.ts'
import { en as access } from '@diwan/contract/access/words.en'
import { en as releases } from '@diwan/contract/releases/words.en'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { instantText } from '../../kit/formats.ts'
import { rightName, rightValue } from './sentence.ts'

beforeAll(() => {
  page.sessionStorage.clear()
  return i18next.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { access, releases } },
  })
})

test('the audit log names a right as the matrix does, with its module', () => {
  expect([rightName('tickets.assign'), rightName('tickets.administer'), rightName('users.view')]).toEqual([
    `${releases.name_tickets} · ${access['flag_tickets.assign']}`,
    `${releases.name_tickets} · ${access.flag_administer}`,
    `${access.module_users} · ${access['flag_users.view']}`,
  ])
  expect(rightName('reason')).toBeUndefined()
})

test('what a right reaches is told in words, with the dates of a denial', () => {
  expect(rightValue('group assigned', 'en')).toBe('group, assigned')
  const instant = '2026-11-20T08:00:00.000Z'
  expect(rightValue(`deny ${instant}`, 'en')).toBe(`Denial, ${instantText(Date.parse(instant) / 1_000)}`)
})
