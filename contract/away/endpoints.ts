import { endpoint, flag } from '../kit/endpoint.ts'
import { AwayPeople, AwayQuery, UnitAbsences, UnitQuery, UnitsToday, UnitsTodayQuery } from './schemas.ts'

/** All who find a person in the directory see that the person is away, until when, and who covers. */
const directory = { method: 'GET', access: flag('users', 'view') } as const

export const away = {
  today: endpoint({
    ...directory,
    name: 'away.today',
    summary: 'Who of these people is away today, until when, and who decides for them until then.',
    path: '/api/away',
    input: AwayQuery,
    output: AwayPeople,
  }),
  unitsToday: endpoint({
    ...directory,
    name: 'away.unitsToday',
    summary: 'How many people of these units and of the units below them are away today, each counted once.',
    path: '/api/away/units/today',
    input: UnitsTodayQuery,
    output: UnitsToday,
    errors: ['not_found'],
  }),
  unit: endpoint({
    ...directory,
    name: 'away.unit',
    summary: 'The people of a unit and of the units below it, with their absences between two days.',
    path: '/api/away/unit',
    input: UnitQuery,
    output: UnitAbsences,
    errors: ['not_found'],
  }),
}
