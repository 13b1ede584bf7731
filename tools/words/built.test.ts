import { expect, test } from 'vitest'
import { judge } from '../structure/finding.ts'
import { treeOf } from '../structure/tree.ts'
import { builtRules } from './built.ts'
import { families } from './families.ts'
import { fieldCodes } from './gathered.ts'

const roles = { namespace: 'shell', key: 'role_*', members: ['USER', 'TECH'] }
const page = (text: string) => treeOf([{ path: 'web/ui/x.tsx', text }])

test('a member without a word is found in the language that lacks it', () => {
  const words = { namespace: 'shell', en: { role_USER: 'User', role_TECH: 'Technician' }, ar: { role_USER: 'مستخدم' } }
  expect(judge(treeOf([]), builtRules([roles], [], [words]), [])).toEqual([
    'contract/shell/words.ar.ts  family: has no role_TECH',
  ])
})

test('a key made at run time belongs to a family, unless the compiler knows all it may become', () => {
  const rules = builtRules([roles], ['value_'], [])
  const built = (text: string) => judge(page(text), rules.slice(1), [])
  expect(built("t(`role_${role as 'USER'}`); i18next.t(`sent_${kind}`); say(`value_${x}`); load(`a/${b}`)")).toEqual([])
  const refused = ['makes the key', 'at run time: name its members in tools/words/families.ts']
  expect(built("t(`flag_${name}` as 'flag_enter')")).toEqual([`web/ui/x.tsx:1  built: ${refused.join(' flag_… ')}`])
  expect(built("t(`flag_${name as 'enter'}`)")).toHaveLength(1)
  expect(built('const key = `flag_${name}`')).toHaveLength(1)
  expect(built('say(`${why}_reason`)')).toHaveLength(1)
})

test('codes of wrong fields are gathered from what refuses them', () => {
  const text =
    "refuse({ path: 'a', code: one ? 'twice' : 'not_found' }); Field.refine(isDay, 'wrong_day'); Url.refine(isUrl, 'must be one')"
  expect(fieldCodes(page(text))).toEqual(['twice', 'not_found', 'wrong_day'])
})

test('every right of the matrix is a member', () => {
  const rights = families.find(({ namespace, key }) => namespace === 'access' && key === 'flag_*')
  expect(rights?.members).toEqual(expect.arrayContaining(['users.grant_super_admin', 'tickets.view', 'enter']))
})
