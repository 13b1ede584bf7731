import type { Colour } from '@diwan/contract/kit/colours'
import type { Visibility, WorkspaceDegree } from '@diwan/contract/work/vocabulary'
import type { Ctx } from '../../../kit/portal.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import { createWorkspace } from '../service/workspaces/edit.ts'
import { addPeople } from '../service/workspaces/people.ts'
import { seedTaskFields } from './custom.ts'
import { playProject } from './play.ts'
import { demoProjects } from './projects.ts'
import { seedTemplates } from './templates.ts'

const DAY_MS = 86_400_000

interface Story {
  readonly days: number
  readonly by: string
  readonly name: string
  readonly colour: Colour
  readonly visibility: Visibility
  readonly unit?: string
  readonly people: Readonly<Record<string, WorkspaceDegree>>
}

/** The oldest first. */
const stories: readonly Story[] = [
  {
    days: 120,
    by: 'khalid',
    name: 'التحول الرقمي',
    colour: 'blue',
    visibility: 'organisation',
    people: { noura: 'admin', omar: 'member', sara: 'member' },
  },
  {
    days: 75,
    by: 'noura',
    name: 'تهيئة الموظفين الجدد',
    colour: 'teal',
    visibility: 'department',
    unit: 'hr',
    people: { sara: 'member' },
  },
  {
    days: 40,
    by: 'omar',
    name: 'Office move',
    colour: 'orange',
    visibility: 'organisation',
    people: { khalid: 'admin', noura: 'member' },
  },
  { days: 12, by: 'sara', name: 'ميزانية العام القادم', colour: 'violet', visibility: 'private', people: { khalid: 'member' } },
]

/** Made by the service that people use, each by its person and at its time. */
export async function seedWork(sample: Sample): Promise<void> {
  const { db, people, units, at: end } = sample
  const actorOf = (key: string) => people.get(`${key}@diwan.example`)!
  const ctxOf = (by: string, days: number): Ctx => {
    const clock = { now: () => new Date(end.getTime() - days * DAY_MS) }
    return { portal: quietPortal(db, clock), clock, db, actor: actorOf(by) }
  }
  await seedTaskFields(ctxOf('khalid', stories[0]!.days))
  for (const { days, by, unit, people: others, ...looks } of stories) {
    const ctx = ctxOf(by, days)
    const unitId = unit === undefined ? null : units.get(unit)!.id
    const { id } = await createWorkspace(ctx, { ...looks, unitId })
    const projects = demoProjects.filter(({ workspace }) => workspace === looks.name)
    for (const [key, degree] of Object.entries(others)) await addPeople(ctx, { id, userIds: [actorOf(key).id], degree })
    for (const project of projects) await playProject(sample, project, id)
    await seedTemplates(ctxOf(by, 0), id)
  }
}
