import { Field } from '@diwan/core/fields/field'
import type { Ctx } from '../../../kit/portal.ts'
import { beginSet } from '../../custom-fields/public.ts'
import { customizedTickets } from '../service/custom.ts'
import type { Story } from './story.ts'

const option = (key: string, labelAr: string, labelEn: string) => ({ key, labelAr, labelEn })

const fields = [
  {
    key: 'impact',
    labelAr: 'الأثر',
    labelEn: 'Impact',
    type: 'choice',
    options: [
      option('one', 'شخص واحد', 'One person'),
      option('team', 'فريق', 'A team'),
      option('everyone', 'المؤسسة كلها', 'The whole organisation'),
    ],
  },
  {
    key: 'site',
    labelAr: 'الموقع',
    labelEn: 'Site',
    type: 'choice',
    options: [option('riyadh', 'الرياض', 'Riyadh'), option('jeddah', 'جدة', 'Jeddah'), option('dammam', 'الدمام', 'Dammam')],
  },
  { key: 'asset', labelAr: 'رقم الأصل', labelEn: 'Asset number', type: 'text' },
]

/** What this organisation wants to know of each ticket. */
export const seedTicketFields = (admin: Ctx) =>
  beginSet(
    admin,
    customizedTickets,
    fields.map((field) => Field.parse(field)),
  )

const sites = ['riyadh', 'jeddah', 'dammam'] as const

/** How far a story reaches, and where it happens; who opened it did not always know. */
export function customOfStory({ subject, priority, requester }: Story): Record<string, string> {
  const drawn = Array.from(subject).length
  return {
    ...(drawn % 4 !== 0 && { impact: priority === 'HIGH' ? (drawn % 2 === 0 ? 'everyone' : 'team') : 'one' }),
    ...(drawn % 3 !== 0 && { site: sites[drawn % sites.length]! }),
    ...(requester && { asset: `AST-${1_000 + drawn * 7}` }),
  }
}
