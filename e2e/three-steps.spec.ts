import type { Page } from '@playwright/test'
import { barriersOf } from './axe.ts'
import { callFromPage, meOf } from './chat-steps.ts'
import { dayIn } from './days.ts'
import { endTimeOfStep, endTimeToUndo } from './portal-clock.ts'
import { expect, test } from './portal.ts'

const words = {
  'ar-SA': {
    reason: 'مؤتمر في الخارج',
    chain: 'سير الموافقة',
    approve: 'موافقة',
    approved: /^وافقت على طلب/,
    insteadOf: /نيابة عن/,
    gave: 'تمت الموافقة',
    above: 'الرئيس الأعلى',
  },
  'en-US': {
    reason: 'A conference abroad',
    chain: 'Approval',
    approve: 'Approve',
    approved: /^You approved/,
    insteadOf: /For /,
    gave: 'Approved',
    above: 'Next head up',
  },
} as const

interface Place {
  readonly departmentId: string
  readonly groupId: string | null
}

/** A day as the interface writes it. */
const isoIn = (days: number): string => dayIn(days).split('-').toReversed().join('-')

async function placeOf(page: Page): Promise<Place & { typeId: string }> {
  const { types, departments } = await callFromPage<{
    types: { id: string }[]
    departments: { id: string; groups: { id: string }[] }[]
  }>(page, 'GET', '/api/schedule/requests/form')
  const [department] = departments
  return { typeId: types[0]!.id, departmentId: department!.id, groupId: department!.groups[0]?.id ?? null }
}

/** Writes the chain of a unit; without steps the unit follows the one above. */
async function writeChain(admin: Page, unitId: string, steps: readonly object[]): Promise<void> {
  const of = { kind: 'permission', unitId }
  const { own, version } = await callFromPage<{ own: boolean; version: number }>(
    admin,
    'GET',
    `/api/schedule/chains?${new URLSearchParams(of)}`,
  )
  await callFromPage(admin, 'PATCH', '/api/schedule/chains', { ...of, version: own ? version : 0, steps })
}

/** The organisation counts its days where it is. */
const todayInRiyadh = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())

/** Approves the newest version, as the person of this page. */
async function approveAs(page: Page, id: string): Promise<void> {
  const { request } = await callFromPage<{ request: { version: number } }>(page, 'GET', `/api/schedule/requests/${id}`)
  await callFromPage(page, 'POST', `/api/schedule/requests/${id}/approve`, { version: request.version, reason: '' })
}

const step = (userId: string) => ({ who: 'person', scope: 'nearest', unitId: null, userId, rule: 'any', hours: 8 })

for (const language of ['ar-SA', 'en-US'] as const)
  test(
    `a request passes three steps, by a delegate and after an escalation, and its chain names who did what, in ${language}`,
    { tag: ['@workshop', '@deep'] },
    async ({ visit, portal }) => {
      const say = words[language]
      const [admin, requester] = [await visit('ADMIN'), await visit('TECH', { language })]
      const away = await visit('COORDINATOR')
      const delegate = await visit('USER', { language, expects: /404/ }) // what was decided is theirs to see no longer
      const last = await visit('SUPER_ADMIN')
      const opens = [admin, requester, away, delegate, last].map((page) => page.goto('/user/schedule'))
      await Promise.all(opens)
      const [adminId, awayId, delegateId, lastId] = [await meOf(admin), await meOf(away), await meOf(delegate), await meOf(last)]
      const { typeId, ...place } = await placeOf(requester)
      const unitId = place.groupId ?? place.departmentId
      await writeChain(admin, unitId, [step(adminId), step(awayId), step(lastId)])
      const days = { dateFrom: isoIn(120), dateTo: isoIn(120), wholeDays: true }
      const asked = { typeId, reason: say.reason, ...days, ...place }
      const { id } = await callFromPage<{ id: string }>(requester, 'POST', '/api/schedule/requests/send', asked)
      await writeChain(admin, unitId, []) // the request keeps the chain it was sent with
      const covers = { toId: delegateId, fromDay: todayInRiyadh(), untilDay: todayInRiyadh() }
      const delegation = await callFromPage<{ id: string }>(away, 'POST', '/api/delegations', covers)
      await approveAs(admin, id)
      await endTimeToUndo(portal)

      const state = (page: Page) => page.getByRole('region', { name: say.chain }).locator('li')
      await requester.goto(`/user/schedule/permissions?id=${id}`)
      await expect(state(requester).filter({ hasText: say.insteadOf })).toHaveAttribute('data-state', 'waiting')

      // the delegate decides in the inbox
      await delegate.goto(`/user/schedule/permissions?tab=decide&id=${id}`)
      await expect(delegate.locator('blockquote', { hasText: say.reason })).toBeVisible()
      await expect(state(delegate).filter({ hasText: say.insteadOf })).toHaveAttribute('data-mine', 'true')
      await delegate.getByRole('button', { name: say.approve }).click()
      await expect(delegate.getByText(say.approved)).toBeVisible()
      await endTimeToUndo(portal)
      await expect(state(requester).filter({ hasText: say.insteadOf })).toHaveAttribute('data-state', 'approved')
      await callFromPage(away, 'DELETE', `/api/delegations/${delegation.id}`, {})

      // nobody decides the last step in time, so the next head up is asked as well
      await expect(state(requester).filter({ hasText: say.above })).toHaveCount(0)
      await endTimeOfStep(portal.home!, id)
      await expect(state(requester).filter({ hasText: say.above }).first()).toHaveAttribute('data-state', 'waiting')
      expect(await barriersOf(requester)).toEqual([])
      await approveAs(last, id)
      await endTimeToUndo(portal)
      await expect(requester.locator('#main [data-status=APPROVED]').first()).toBeVisible()
      const done = state(requester).filter({ hasText: say.gave })
      await expect(done).toHaveCount(3)
      for (const line of await done.all()) {
        await expect(line).toHaveAttribute('data-state', 'approved')
        await expect(line.locator('time')).toBeVisible()
      }
    },
  )
