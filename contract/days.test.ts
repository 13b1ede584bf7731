import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import { wrongFields } from './kit/wrong-fields.ts'
import { Day } from './kit/ids.ts'

const REAL = ['1900-01-01', '2026-11-24', '2028-02-29', '2199-12-31']
const UNREAL = ['2027-02-31', '2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-11-00', '2026-1-2']
const OUT_OF_RANGE = ['1899-12-31', '2200-01-01', '0001-01-01', '9999-12-31']

const takes = (schema: z.ZodType, text: string): boolean => schema.safeParse(text).success

/** Every text of an input that takes a day and no other word. */
const days = api.flatMap(({ name, input }) =>
  texts(input)
    .filter(
      ([, schema]) => takes(schema, REAL[1]!) && !['word', '12', '2026', 'Longer-word1'].some((text) => takes(schema, text)),
    )
    .map(([path, schema]) => [`${name} ${path}`, schema] as const),
)

test.each(days)('%s takes days that exist between 1900 and 2199, and no others', (_name, schema) => {
  expect(REAL.filter((day) => !takes(schema, day))).toEqual([])
  expect([...UNREAL, ...OUT_OF_RANGE].filter((day) => takes(schema, day))).toEqual([])
})

test('days of tasks, projects, notes, publishing, people, delegations and filters are among them', () => {
  const names = days.map(([name]) => name)
  for (const name of [
    'workspace.createTask dueDate',
    'workspace.changeTask now.startDate',
    'workspace.createProject startDate',
    'workspace.bulk.start command.dueDate',
    'quickTasks.create day',
    'quickTasks.create repeat.until',
    'notes.setReminder reminderDate',
    'forms.publish scheduleDate',
    'forms.create fields.*.rule.from',
    'training.assign dueDay',
    'users.create joinedOn',
    'approvals.delegate fromDay',
    'settings.change holidays.*.from',
    'tickets.list createdFrom',
    'chat.search since',
  ])
    expect(names).toContain(name)
})

test('a day out of range has a code of its own', () => {
  const wrong = (day: string) => wrongFields(z.object({ day: Day }).safeParse({ day }).error!).map(({ code }) => code)
  expect(wrong('2300-01-01')).toEqual(['date_outside_range'])
  expect(wrong('2027-02-31')).toEqual(['invalid_format'])
})

function texts(schema: z.ZodType, path = ''): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => texts(inner as z.ZodType, path ? `${path}.${name}` : name))
  if (schema instanceof z.ZodArray) return texts(schema.element as z.ZodType, `${path}.*`)
  if (schema instanceof z.ZodRecord) return texts(schema.valueType as z.ZodType, `${path}.*`)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return texts(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodString ? [[path, schema]] : texts(schema.in as z.ZodType, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => texts(option as z.ZodType, path))
  return schema instanceof z.ZodString || schema instanceof z.ZodISODate ? [[path, schema]] : []
}
