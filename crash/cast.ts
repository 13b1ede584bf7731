import { prepareDatabase } from '../server/app/prepare.ts'
import { openDatabase } from '../server/kit/db/database.ts'
import { beginOrganisation } from '../server/modules/settings/public.ts'
import type { Cast } from '../server/testing/load.ts'
import { join, makePerson, makeUnit, type TestPerson } from '../server/testing/people.ts'

const GROUPS = 2
const AGENTS = 2
const REQUESTERS = 6
const PUBLISHERS = 2

/** An organisation in an empty database: two groups with their agents, some requesters, a stranger; their sessions live. */
export async function makeCast(url: string): Promise<Cast> {
  const pool = openDatabase(url, 2, () => undefined)
  const { db } = pool
  try {
    await prepareDatabase(pool)
    const at = new Date()
    const person = (role: 'USER' | 'TECH' | 'ADMIN') => makePerson(db, role, '-', at, 'ar')
    const department = await makeUnit(db, 'department', null, at)
    const groups = []
    const agents = new Map<string, TestPerson[]>()
    for (let group = 0; group < GROUPS; group++) {
      const unit = await makeUnit(db, 'group', department.id, at)
      groups.push(unit)
      agents.set(unit.id, [])
      for (let agent = 0; agent < AGENTS; agent++) {
        const tech = await person('TECH')
        await join(db, unit, tech)
        agents.get(unit.id)!.push(tech)
      }
    }
    const requesters = []
    for (let one = 0; one < REQUESTERS; one++) requesters.push(await person('USER'))
    const publishers = []
    for (let one = 0; one < PUBLISHERS; one++) publishers.push(await person('ADMIN'))
    const stranger = await person('USER')
    await beginOrganisation(db, { nameAr: 'مؤسسة السقوط', nameEn: 'Crash test', demo: false, at })
    const idsOf = (people: readonly TestPerson[]) => people.map(({ id }) => id)
    return {
      clients: [...[...agents.values()].flat(), ...requesters, ...publishers],
      publishers,
      stranger,
      groups,
      groupOf: (id) => [...agents].find(([, people]) => idsOf(people).includes(id))?.[0],
      agentsOf: (id) => idsOf(agents.get(id ?? '') ?? []),
    }
  } finally {
    await pool.close()
  }
}
