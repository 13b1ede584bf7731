import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { chains } from '@diwan/contract/schedule/endpoints/chains'
import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { addMember } from '../units/public.ts'

const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'
const kind = 'permission'

let w: World
let department: TestUnit
let group: TestUnit
let [admin, coordinator, head, sara]: TestPerson[] = []

beforeAll(async () => {
  w = await world()
  department = await w.department()
  group = await w.group(department)
  ;[admin, coordinator] = [await w.person('ADMIN'), await w.person('COORDINATOR', department)]
  ;[head, sara] = [await w.person('USER', group), await w.person('USER', group)]
  await addMember(w.db, group.id, head.id, 'head')
})

const person = (id: string) => ApprovalStep.parse({ who: 'person', userId: id })
const read = async (who: TestPerson, unitId?: string) =>
  (await w.call(who, chains.read, { kind, ...(unitId && { unitId }) })).body
const save = (who: TestPerson, unitId: string | null, version: number, steps: ApprovalStep[]) =>
  w.call(who, chains.save, { kind, unitId, version, steps })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

test('a unit follows the one above it until it has a chain of its own, and again after that is taken away', async () => {
  expect(await read(admin!, group.id)).toMatchObject({ own: false, from: null, version: 0, steps: [{ who: 'heads' }] })
  expect((await save(admin!, department.id, 0, [person(admin!.id)])).status).toBe(200)
  expect(await read(admin!, group.id)).toMatchObject({ own: false, from: { id: department.id }, approvers: [{ id: admin!.id }] })
  const own = await save(admin!, group.id, 0, [person(head!.id)])
  expect(own.body).toMatchObject({ own: true, version: 1, written: expect.arrayContaining([{ ...own.body.unit }]) })
  expect((await save(admin!, group.id, 1, [])).body).toMatchObject({ own: false, from: { id: department.id } })
})

test('a request goes through the steps of its unit; what is on its way keeps them', async () => {
  const at = (await read(admin!, group.id)).version
  await save(admin!, group.id, at, [person(coordinator!.id)])
  const fields = { typeId: LEAVE, reason: 'سفر', dateFrom: '2026-11-22', dateTo: '2026-11-22', wholeDays: true }
  const place = { departmentId: department.id, groupId: group.id }
  const { id } = (await w.call(sara!, permissions.send, { ...fields, ...place })).body
  await save(admin!, group.id, at + 1, [person(head!.id)])
  const { approval } = (await w.call(sara!, permissions.open, { id })).body
  expect(approval!.steps.map(({ people }) => people.map((one) => one.person.id))).toEqual([[coordinator!.id]])
})

test('two people who save at once do not overwrite each other, and an incomplete step names its field', async () => {
  const other = await w.group(department)
  const answers = await Promise.all([1, 2].map(() => save(admin!, other.id, 0, [person(head!.id), person(sara!.id)])))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const wrong = await save(admin!, other.id, 1, [ApprovalStep.parse({ who: 'person' }), person(other.id)])
  expect(wrong.body).toMatchObject({ fields: [{ path: 'steps.0.userId' }, { path: 'steps.1.userId' }] })
  expect(codeOf(await save(admin!, null, (await read(admin!)).version, []))).toEqual([400, 'invalid_input'])
})

test('a coordinator sets the chains of managed units only', async () => {
  expect((await w.call(coordinator!, chains.read, { kind, unitId: department.id })).status).toBe(200)
  const foreign = await w.department()
  expect(codeOf(await w.call(coordinator!, chains.read, { kind, unitId: foreign.id } as never))).toEqual([404, 'not_found'])
  expect(codeOf(await save(coordinator!, null, 0, [person(head!.id)]))).toEqual([404, 'not_found'])
  expect(codeOf(await save(coordinator!, foreign.id, 0, [person(head!.id)]))).toEqual([404, 'not_found'])
  expect(codeOf(await w.call(sara!, chains.read, { kind }))).toEqual([403, 'forbidden'])
})
