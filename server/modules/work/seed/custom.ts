import { Field } from '@diwan/core/fields/field'
import type { Ctx } from '../../../kit/portal.ts'
import { beginSet } from '../../custom-fields/public.ts'
import { customizedTasks } from '../service/tasks/custom.ts'

const option = (key: string, labelAr: string, labelEn: string) => ({ key, labelAr, labelEn })

const fields = [
  {
    key: 'phase',
    labelAr: 'المرحلة',
    labelEn: 'Phase',
    type: 'choice',
    options: [option('design', 'التصميم', 'Design'), option('build', 'التنفيذ', 'Build'), option('launch', 'الإطلاق', 'Launch')],
  },
  { key: 'cost', labelAr: 'التكلفة التقديرية', labelEn: 'Estimated cost', type: 'number', rule: { min: 0, whole: true } },
]

/** What this organisation wants to know of each task. */
export const seedTaskFields = (admin: Ctx) =>
  beginSet(
    admin,
    customizedTasks,
    fields.map((field) => Field.parse(field)),
  )

/** By how far off its day is. */
export const customOfTask = (due: number, title: string): Record<string, string> => ({
  phase: due < -7 ? 'design' : due < 14 ? 'build' : 'launch',
  ...(Array.from(title).length % 3 === 0 && { cost: String(Array.from(title).length * 500) }),
})
