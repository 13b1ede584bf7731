import { page } from '../../kit/testing/page.ts'
import { IconUser } from '@tabler/icons-react'
import { beforeEach, expect, test } from 'vitest'
import { exactFirst } from './places.ts'

beforeEach(() => page.sessionStorage.clear())

test('what is called exactly as typed stands before what only holds the word', () => {
  const hits = ['قسم الصيانة والتشغيل', 'الصيانة الدورية', 'الصيانة'].map((label) => ({ key: label, label, icon: IconUser }))
  expect(exactFirst(hits, ' الصيانه ').map(({ label }) => label)).toEqual(['الصيانة', 'قسم الصيانة والتشغيل', 'الصيانة الدورية'])
  expect(exactFirst(hits, 'تشغيل')).toEqual(hits)
})
