import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { page } from '../../kit/testing/page.ts'
import { IconUser } from '@tabler/icons-react'
import { beforeEach, expect, test } from 'vitest'
import { exactFirst, exactGroupsFirst, matching } from './places.ts'

beforeEach(() => page.sessionStorage.clear())

test('what is called exactly as typed stands before what only holds the word', () => {
  const hits = ['قسم الصيانة والتشغيل', 'الصيانة الدورية', 'الصيانة'].map((label) => ({ key: label, label, icon: IconUser }))
  expect(exactFirst(hits, ' الصيانه ').map(({ label }) => label)).toEqual(['الصيانة', 'قسم الصيانة والتشغيل', 'الصيانة الدورية'])
  expect(exactFirst(hits, 'تشغيل')).toEqual(hits)
})

test('a group with an exact name stands before groups that only hold the words', () => {
  const hit = (label: string) => ({ key: label, label, icon: IconUser })
  const groups = [
    { name: 'ticket', hits: [hit('طلب من نورة القحطاني')] },
    { name: 'user', hits: [hit('نورة القحطاني')] },
  ]
  expect(exactGroupsFirst(groups, 'نوره القحطاني').map(({ name }) => name)).toEqual(['user', 'ticket'])
  expect(exactGroupsFirst(groups, 'نورة').map(({ name }) => name)).toEqual(['ticket', 'user'])
  expect(exactGroupsFirst(groups, '').map(({ name }) => name)).toEqual(['ticket', 'user'])
})

test('a command is found by its name in either language and by its further names, each word by its beginning', () => {
  const hits = [
    { key: 'assign', label: 'إسناد', icon: IconUser },
    { key: 'dark', label: 'الوضع الداكن', aliases: 'المظهر الداكن، الوضع الليلي', icon: IconUser },
  ]
  const names = new Map([
    ['إسناد', ['Assign']],
    ['الوضع الداكن', ['Dark mode']],
    ['المظهر الداكن، الوضع الليلي', ['dark theme, night mode']],
  ])
  const found = (text: string) => matching(hits, text, names).map(({ key }) => key)
  expect([found('اسناد'), found('ASSI'), found('dark mode'), found('night'), found('مظهر داكن'), found('close')]).toEqual([
    ['assign'],
    ['assign'],
    ['dark'],
    ['dark'],
    ['dark'],
    [],
  ])
})

test.each(['تذكرة جديدة', 'طلب جديد', 'new ticket', 'New request'])(
  'a new ticket is begun by «%s» in either language',
  (text) => {
    for (const [own, other] of [
      [ar, en],
      [en, ar],
    ] as const) {
      const hits = [{ key: 'create', label: own.create_tickets, aliases: own.also_create_tickets, icon: IconUser }]
      const names = new Map([
        [own.create_tickets, [other.create_tickets]],
        [own.also_create_tickets, [other.also_create_tickets]],
      ])
      expect(matching(hits, text, names)).toEqual(hits)
    }
  },
)
