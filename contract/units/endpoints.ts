import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { page, pageInput } from '../kit/page.ts'
import { UnitBranch } from './schemas.ts'

export const units = {
  choices: endpoint({
    name: 'units.choices',
    summary: 'Departments with their groups, to choose where a request goes.',
    method: 'GET',
    path: '/api/units/choices',
    access: flag('tickets', 'create'),
    input: z.strictObject(pageInput),
    output: page(UnitBranch),
  }),
}
