import { units } from '@diwan/contract/units/endpoints'
import { randomUUID } from 'node:crypto'
import { door, unit } from '../../testing/probe.ts'
import { makeUnit } from '../../testing/people.ts'
import { openedByFlag, proof } from '../../testing/proof.ts'

const newName = (): string => randomUUID().slice(0, 8)

export const departmentProof = proof({
  kind: 'department',
  flag: 'departments.view',
  ...openedByFlag(async (w) => (await w.department()).id),
  probes: [
    [units.choices, door('departments.choose')],
    [units.import, door('departments.manage', () => ({ csv: 'path_ar,path_en,kind\nقسم,Section,department', dryRun: true }))],
    [units.export, door('departments.manage')],
    [units.children, door('departments.view')],
    [units.count, door('departments.view')],
    [units.search, door('departments.view', () => ({ text: 'وحدة' }))],
    [
      units.create,
      door('departments.manage', ({ groupId }) => ({ kind: 'level', parentId: groupId, nameAr: newName(), nameEn: newName() })),
    ],
    [units.open, unit('departments.view', ({ groupId }) => ({ id: groupId }))],
    [
      units.rename,
      unit('departments.manage', ({ groupId }) => ({ id: groupId, version: 1, nameAr: newName(), nameEn: newName() })),
    ],
    [units.previewMove, unit('departments.manage', ({ groupId, departmentId }) => ({ id: groupId, parentId: departmentId }))],
    [
      units.move,
      unit('departments.manage', ({ groupId, departmentId }) => ({ id: groupId, version: 1, parentId: departmentId })),
    ],
    [units.previewDelete, unit('departments.manage', ({ groupId }) => ({ id: groupId }))],
    [units.delete, unit('departments.manage', ({ groupId }) => ({ id: groupId, version: 1 }))],
    [units.members, unit('departments.view', ({ groupId }) => ({ id: groupId }))],
    [units.join, unit('departments.manage', ({ groupId, personId }) => ({ id: groupId, userId: personId, relation: 'head' }))],
    [units.leave, unit('departments.manage', ({ groupId, personId }) => ({ id: groupId, userId: personId, relation: 'member' }))],
    [units.history, unit('departments.manage', ({ groupId }) => ({ id: groupId }))],
    [units.reorder, unit('departments.manage', ({ groupId }) => ({ id: groupId, version: 1 }))],
    [units.archive, unit('departments.manage', ({ groupId }) => ({ id: groupId, version: 1 }))],
    [units.restore, unit('departments.manage', ({ groupId }) => ({ id: groupId, version: 1 }), 'wrong_state')],
  ],
})

export const groupProof = proof({
  kind: 'group',
  flag: 'departments.view',
  ...openedByFlag(async (w) => (await w.group()).id),
})

export const levelProof = proof({
  kind: 'level',
  flag: 'departments.view',
  ...openedByFlag(async (w) => (await makeUnit(w.db, 'level', (await w.group()).id, w.clock.now())).id),
})
