import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { expect, test } from 'vitest'
import { missingId, setStage } from '../../testing/cast.ts'
import { world } from '../../testing/world.ts'

test('a group of another department, a department in the place of a group and an unknown unit are refused at creation', async () => {
  const w = await world()
  const { department, group, foreignGroup } = await setStage(w)
  const me = await w.person('USER', department, group)
  const places = [
    { departmentId: department.id, groupId: foreignGroup.id },
    { departmentId: department.id, groupId: department.id },
    { departmentId: group.id, groupId: department.id },
    { departmentId: missingId(), groupId: missingId() },
    { departmentId: me.id, groupId: me.id },
  ]
  for (const place of places) {
    const { status, body } = await w.call(me, tickets.create, { subject: 'طلب', body: documentFromText('نص', 'rtl'), ...place })
    expect([status, body.code]).toEqual([400, 'tickets.group_not_in_department'])
  }
})
