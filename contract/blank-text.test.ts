import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'

const INVISIBLE = ['\u200B', '\u200C\u200D', '\u3164', '\u2800', '\u00AD \uFEFF']
const WORD = 'نص'

/** Secrets are whatever was chosen, and a file is read line by line. */
const TAKEN_AS_GIVEN = ['password', 'current', 'token', 'code', 'csv']

const takes = (schema: z.ZodType, text: string): boolean => schema.safeParse(text).success

/** Every text of an input that takes a word and demands one. */
const demanded = api.flatMap(({ name, input }) =>
  texts(input)
    .filter(([path, schema]) => !TAKEN_AS_GIVEN.includes(path.split('.').at(-1)!) && takes(schema, WORD) && !takes(schema, ''))
    .map(([path, schema]) => [`${name} ${path}`, schema] as const),
)
test.each(demanded)('%s refuses what nobody can see', (_name, schema) => {
  expect(INVISIBLE.filter((text) => takes(schema, text))).toEqual([])
})

test('the texts of tickets, people, units and titles are among them', () => {
  const names = demanded.map(([name]) => name)
  for (const name of ['tickets.create subject', 'tickets.change.subject to', 'users.create fullName', 'units.create nameAr'])
    expect(names).toContain(name)
})

function texts(schema: z.ZodType, path = ''): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => texts(inner as z.ZodType, path ? `${path}.${name}` : name))
  if (schema instanceof z.ZodArray) return texts(schema.element as z.ZodType, `${path}.*`)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return texts(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodString ? [[path, schema]] : texts(schema.in as z.ZodType, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => texts(option as z.ZodType, path))
  return schema instanceof z.ZodString ? [[path, schema]] : []
}
