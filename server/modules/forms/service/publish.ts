import type { FormContent } from '@diwan/contract/forms/schemas'
import { incomplete } from '@diwan/contract/fields/schemas'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { Problem } from '../../../kit/http/problem.ts'
import { saveFields } from '../../fields/public.ts'
import { saveChain } from '../../approvals/public.ts'
import { keepWords, namesOf, publishing } from '../../publishing/public.ts'
import { isGroupOf } from '../../units/public.ts'
import { can } from '../access.ts'
import { form } from '../kind.ts'
import { wrongRequest } from './request.ts'
import { contentOf } from '../presenter/form.ts'
import { updateForm, type FormRow } from '../queries/forms.ts'

/** What is written becomes what people see; the fields as their next version, while what was sent keeps its own. */
export const formContent = publishing<FormRow>({
  ...form.content,
  flag: 'forms.publish',
  keep: async (db, row, standing) => updateForm(db, row.id, { ...standing, version: row.version + 1 }),
  sees: (row, person) => can.fill(person, row),
  ready: async (ctx, tx, row) => {
    if (row.is_template) throw new Problem('wrong_state')
    const content = contentOf(row)
    const wrong = [...missing(content), ...unknownIn(content, row)]
    if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
    const { departmentId, groupId } = content
    if (content.target === 'ticket' && !(await isGroupOf(tx.db, groupId!, departmentId!)))
      throw new Problem('invalid_input', { fields: [{ path: 'groupId', code: 'group' }] })
    if (content.maxEntries !== null && content.maxEntries < row.entries)
      throw new Problem('invalid_input', {
        fields: [{ path: 'maxEntries', code: 'too_small', params: { minimum: row.entries } }],
      })
    const chainId = await saveChain(tx.db, { kind: 'form', targetId: row.id, steps: content.steps, at: ctx.clock.now() })
    const at = await saveFields(tx, { setId: row.set_id, fields: content.fields, by: ctx.actor.id, at: ctx.clock.now() })
    await updateForm(tx.db, row.id, {
      ...namesOf(content),
      target: content.target,
      department_id: departmentId,
      group_id: groupId,
      priority: content.priority,
      subject: content.subject,
      once: content.once,
      max_entries: content.maxEntries,
      withdrawable: content.withdrawable,
      request: content.target === 'permission_request' ? JSON.stringify(content.request) : null,
      chain_id: chainId,
      set_id: at.setId,
      set_version: at.version,
      changed: false,
      updated_at: ctx.clock.now(),
    })
    await keepWords(tx.db, { id: row.id, ...namesOf(content) }, row.created_at)
  },
})

/** Units and people that its steps name and that do not exist. */
function unknownIn({ steps }: FormContent, { places, approvers }: FormRow): WrongField[] {
  const known = new Set([...places, ...approvers].map(({ id }) => id))
  return steps.flatMap(({ unitId, userId }, index) => [
    ...(unitId !== null && !known.has(unitId) ? [{ path: `steps.${index}.unitId`, code: 'required' }] : []),
    ...(userId !== null && !known.has(userId) ? [{ path: `steps.${index}.userId`, code: 'required' }] : []),
  ])
}

/** What stands against showing it to anybody: both languages are needed wherever one of them is. */
function missing(content: FormContent): WrongField[] {
  const found: WrongField[] = []
  const pair = (path: string, ar: string, en: string, needed: boolean): void => {
    if (ar === '' && (needed || en !== '')) found.push({ path: `${path}Ar`, code: en === '' ? 'empty' : 'translation_missing' })
    if (en === '' && (needed || ar !== '')) found.push({ path: `${path}En`, code: ar === '' ? 'empty' : 'translation_missing' })
  }
  pair('name', content.nameAr, content.nameEn, true)
  pair('description', content.descriptionAr, content.descriptionEn, false)
  if (content.target === null) found.push({ path: 'target', code: 'target' })
  if (content.target === 'ticket' && content.groupId === null) found.push({ path: 'groupId', code: 'group' })
  if (content.target === 'permission_request') found.push(...wrongRequest(content))
  for (const [index, { who, scope, unitId, userId }] of content.steps.entries()) {
    if ((who === 'members' || (who === 'heads' && scope === 'unit')) && unitId === null)
      found.push({ path: `steps.${index}.unitId`, code: 'required' })
    if (who === 'person' && userId === null) found.push({ path: `steps.${index}.userId`, code: 'required' })
  }
  if (content.fields.length === 0) found.push({ path: 'fields', code: 'empty' })
  return [...found, ...incomplete(content.fields).map(({ path, ...rest }) => ({ ...rest, path: `fields.${path}` }))]
}
