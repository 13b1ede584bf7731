import { expect, test } from 'vitest'
import { conditionOf, defaultGrants, effectiveRights } from './matrix.ts'
import { ROLES, type Relation } from './vocabulary.ts'

const rights = (own: Record<string, Relation[]>) =>
  effectiveRights(new Map(Object.entries(own).map(([name, all]) => [name, new Set(all)])))

test('no role loses a right that it begins with', () => {
  for (const role of ROLES) {
    const cells = defaultGrants().filter((grant) => grant.role === role)
    const own = new Map(cells.map(({ module, flag, relations }) => [`${module}.${flag}`, new Set(relations)]))
    expect(effectiveRights(own)).toEqual(own)
  }
})

test('without the administration of a module only what is own or addressed remains', () => {
  expect([
    ...rights({ 'forms.submissions.view': ['own', 'step', 'tree'], 'users.update': ['all'], 'users.view': ['all'] }),
  ]).toEqual([
    ['forms.submissions.view', new Set(['own', 'step'])],
    ['users.view', new Set(['all'])],
  ])
  const whole = { 'forms.administer': ['all'], 'forms.submissions.view': ['own', 'tree'] } satisfies Record<string, Relation[]>
  expect(rights(whole).get('forms.submissions.view')).toEqual(new Set(['own', 'tree']))
  expect(conditionOf('users.update', 'tree')).toBe('departments.administer')
  expect(conditionOf('workspace.manage', 'member')).toBeUndefined()
})
