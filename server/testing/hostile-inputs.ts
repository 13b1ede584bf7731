import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { documentFromText } from '@diwan/core/document'
import fc from 'fast-check'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Ids that exist, by the name of the field that may carry them; everything else draws from all of them. */
export type RealIds = Readonly<Record<string, readonly string[]>>

const written = documentFromText('نص', 'rtl')

/** Inputs of the endpoint's own shape: some of them right, all of them plausible. */
export const plausible = (endpoint: Endpoint, ids: RealIds): fc.Arbitrary<Json> => ofShape(endpoint.input.shape, ids)

function ofShape(shape: Readonly<Record<string, z.ZodType>>, ids: RealIds): fc.Arbitrary<Json> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, ofField(name, schema, ids)])
  const required = Object.keys(shape).filter((name) => !shape[name]!.safeParse(undefined).success)
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required })
}

/** Documents are known by taking one, also where they lie in an object; no schema says what is in them. */
function ofField(name: string, schema: z.ZodType, ids: RealIds): fc.Arbitrary<unknown> {
  if (schema.safeParse(written).success) return documents
  return schema instanceof z.ZodObject ? ofShape(schema.shape, ids) : fromSchema(name, schema, ids)
}

const fromSchema = (name: string, schema: z.ZodType, ids: RealIds): fc.Arbitrary<unknown> =>
  arbitraryOf(name, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, ids)

function arbitraryOf(name: string, schema: Json, ids: RealIds): fc.Arbitrary<unknown> {
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return fc.oneof(...(choices as Json[]).map((one) => arbitraryOf(name, one, ids)))
  if (schema['type'] === 'null') return fc.constant(null)
  if (Array.isArray(schema['type']))
    return fc.oneof(...(schema['type'] as string[]).map((type) => arbitraryOf(name, { ...schema, type }, ids)))
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if (schema['format'] === 'uuid') return fc.oneof(fc.constantFrom(...(ids[name] ?? Object.values(ids).flat())), fc.uuid())
  if (schema['type'] === 'boolean') return fc.boolean()
  if (schema['type'] === 'integer' || schema['type'] === 'number') {
    const min = Number(schema['minimum'] ?? -100)
    const max = Math.min(Number(schema['maximum'] ?? Math.max(min, 0) + 100), 1_000_000)
    return fc.oneof(fc.constant(1), fc.integer({ min: Math.min(min, max), max }))
  }
  if (schema['type'] === 'string') {
    const maxLength = Math.min(Number(schema['maxLength'] ?? 50), 300)
    const minLength = Number(schema['minLength'] ?? 0)
    const text = anyText(minLength, maxLength)
    if (String(schema['pattern']).includes('(?:,')) return fc.oneof(listed(name, String(schema['pattern']), ids), text)
    if (name in telling) return fc.oneof(fc.constantFrom(...telling[name]!), text)
    return name === 'after' ? fc.oneof(cursors, text) : name === 'email' ? fc.oneof(fc.emailAddress(), text) : text
  }
  if (Array.isArray(schema['prefixItems']))
    return fc.tuple(...(schema['prefixItems'] as Json[]).map((one) => arbitraryOf(name, one, ids)))
  if (schema['type'] === 'array') {
    const [minLength, most] = [Number(schema['minItems'] ?? 0), Number(schema['maxItems'] ?? 3)]
    return fc.array(arbitraryOf(name, schema['items'] as Json, ids), {
      minLength,
      maxLength: Math.max(minLength, Math.min(most, 3)),
    })
  }
  if (schema['type'] === 'object') {
    const properties = (schema['properties'] ?? {}) as Record<string, Json>
    if (properties['type']?.['const'] === 'doc') return documents
    const fields = Object.entries(properties)
    return fc.record(Object.fromEntries(fields.map(([field, one]) => [field, arbitraryOf(field, one, ids)])), {
      requiredKeys: (schema['required'] ?? []) as string[],
    })
  }
  if (name === 'role') return fc.constantFrom(...ROLES, 'tech') // read in any case, which a schema cannot say
  throw new Error(`The fuzzer cannot make ${name}: ${JSON.stringify(schema)}`)
}

/** Values with commas between them. */
function listed(name: string, pattern: string, ids: RealIds): fc.Arbitrary<string> {
  const known = ids[name] ?? []
  if (known.length === 0) return fc.stringMatching(new RegExp(pattern))
  return fc.subarray([...known], { minLength: 1, maxLength: Math.min(3, known.length) }).map(String)
}

/** What a word of chance would hardly ever be. */
const telling: Readonly<Record<string, readonly string[]>> = {
  colour: ['#0e67ad', '#ffffff', '#0E67AD'],
  mobile: ['٠٥٠١٢٣٤٥٦٧', '+966 50 123 4567', '12'],
  phoneNumber: ['011 123 4567', '۰۱۱۱۲۳۴۵۶۷'],
  phone: ['011 123 4567'],
  joinedOn: ['2026-11-20', '2026-02-30'],
  website: ['https://diwan.example', 'javascript:1'],
}

/** Well-formed, and lying about what stands in them. */
const cursors = fc
  .tuple(
    fc.constantFrom(
      '2026-11-15 08:00:00.123456+00',
      '2026-02-31 25:61:00+99',
      '9',
      '-1',
      '::',
      '1.5',
      '99999999999',
      'infinity',
      '-',
    ),
    fc.oneof(fc.uuid(), fc.constantFrom('x', '')),
  )
  .map((pair) => Buffer.from(JSON.stringify(pair)).toString('base64url'))

/** Mostly what people write, sometimes whatever a string can hold. */
const anyText = (minLength: number, maxLength: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength, maxLength }) },
  )

const words = anyText(1, 30)
const attrs = fc.constantFrom({ dir: 'rtl' }, { dir: 'ltr' })
const mark = fc.oneof(
  fc.record({ type: fc.constantFrom('bold', 'italic', 'code', 'strike', 'subscript', 'superscript') }),
  fc.record({
    type: fc.constant('link'),
    attrs: fc.record({ href: fc.oneof(fc.webUrl(), fc.constantFrom('javascript:1', 'http://a/\u0000', 'http://a/\ud800')) }),
  }),
)
const inline = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    text: words,
    marks: fc.uniqueArray(mark, { maxLength: 2, selector: ({ type }) => type }),
  }),
  fc.record({ type: fc.constant('mention'), attrs: fc.record({ id: fc.uuid(), label: words }) }),
  fc.constant({ type: 'hardBreak' }),
)
const { block } = fc.letrec((tie) => ({
  block: fc.oneof({ depthSize: 'small' }, tie('sentence'), tie('quote'), tie('list')),
  sentence: fc.record({ type: fc.constant('paragraph'), attrs, content: fc.array(inline, { maxLength: 3 }) }),
  quote: fc.record({ type: fc.constant('blockquote'), attrs, content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }) }),
  list: fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    attrs,
    content: fc.array(tie('item'), { minLength: 1, maxLength: 2 }),
  }),
  item: fc.record({ type: fc.constant('listItem'), attrs, content: fc.tuple(tie('sentence'), tie('block')) }),
}))
const documents = fc.record({ type: fc.constant('doc'), content: fc.array(block, { minLength: 1, maxLength: 3 }) })

function nested(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { content: value }
  return value
}

const prototypes = JSON.parse('{"__proto__":{"is_admin":true},"constructor":{"prototype":{"is_admin":true}}}') as Json

const poisons: readonly unknown[] = [
  null,
  true,
  false,
  '',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  2 ** 31,
  '0x10',
  '1e3',
  'a\0b',
  '\ud800',
  '‮exe',
  ' ',
  '‮',
  '٣',
  'x'.repeat(5e3),
  "'; drop table tickets; --",
  '%_',
  '{{constructor}}',
  [],
  [[]],
  {},
  ['1', '2'],
  prototypes,
  nested(50),
  nested(1e3),
  { $instant: '2026-01-01T00:00:00Z' },
  { toString: 1 },
]
const extraKeys = [
  'role',
  'id',
  'status',
  'created_by',
  'version',
  'is_admin',
  'requesterId',
  'assignee_id',
  'requestId',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'a.b',
  '\0',
]

const mutations = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value: fc.constantFrom(...poisons) }),
  fc.record({ kind: fc.constant('wrap' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
  fc.record({
    kind: fc.constant('add' as const),
    at: fc.nat(),
    key: fc.constantFrom(...extraKeys),
    value: fc.constantFrom(...poisons),
  }),
)
type Mutation = typeof mutations extends fc.Arbitrary<infer M> ? M : never

/** A plausible input, spoilt in none, one or two places at any depth. */
export function hostile(endpoint: Endpoint, ids: RealIds): fc.Arbitrary<Json> {
  return fc
    .tuple(plausible(endpoint, ids), fc.array(mutations, { maxLength: 2 }))
    .map(([input, all]) => all.reduce<Json>(spoil, structuredClone(input)))
}

function spoil(input: Json, mutation: Mutation): Json {
  const places = placesIn(input)
  const objects = [input, ...places.map(([parent, key]) => parent[key]).filter(isObject)]
  if (mutation.kind === 'add') {
    define(objects[mutation.at % objects.length]!, mutation.key, mutation.value)
    return input
  }
  const place = places[mutation.at % Math.max(1, places.length)]
  if (!place) return input
  const [parent, key] = place
  if (mutation.kind === 'remove') delete parent[key]
  else define(parent, key, mutation.kind === 'wrap' ? [parent[key], parent[key]] : mutation.value)
  return input
}

/** `__proto__` becomes a field like any other. */
const define = (object: Json, key: string, value: unknown): void => {
  Object.defineProperty(object, key, { value: structuredClone(value), enumerable: true, configurable: true, writable: true })
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function placesIn(root: Json): [Json, string][] {
  const found: [Json, string][] = []
  const waiting: Json[] = [root]
  for (let next = waiting.pop(); next && found.length < 500; next = waiting.pop()) {
    for (const key of Object.keys(next)) {
      found.push([next, key])
      if (isObject(next[key])) waiting.push(next[key])
    }
  }
  return found
}
