import { unitToken } from '@diwan/contract/kit/tokens'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { Field } from '@diwan/core/fields/field'
import { FormContent } from '@diwan/contract/forms/schemas'
import fc from 'fast-check'
import { newId } from '../../../kit/db/id.ts'
import { insertObjects } from '../../../kit/record/objects.ts'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import type { Facts, KindProof, Settling, Sizes } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { setAudience } from '../../audience/public.ts'
import { keepWords } from '../../publishing/public.ts'
import { saveFields } from '../../fields/public.ts'
import { insertForm, updateForm } from '../queries/forms.ts'

/** Every planted form is found by it. */
export const NAME = 'زعفران'

export interface Planted extends Facts {
  readonly createdBy: string
  readonly unitId: string | null
  /** The unit it is open to, once it is published. */
  readonly openTo: string | null
}
export interface Wanted {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly openTo?: string | null
  readonly published?: boolean
  readonly deleted?: boolean
  readonly at?: Date
  /** Only there for what lies in it: no list of forms shows it. */
  readonly around?: boolean
}

export const FIELD = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
export const CONTENT = FormContent.parse({ nameAr: NAME, nameEn: 'Saffron', target: 'answer', fields: [FIELD] })

const names = { name_ar: NAME, name_en: 'Saffron', description_ar: '', description_en: '' }

/** As the situation asks, without the service. */
export async function plantForm(w: World, wanted: Wanted): Promise<Planted> {
  const {
    createdBy,
    unitId = null,
    openTo = null,
    around = false,
    published = !around,
    deleted = false,
    at = w.clock.now(),
  } = wanted
  const { db } = w
  const named = around ? { ...names, name_ar: 'موضع', name_en: 'Around' } : names
  const id = newId()
  await insertObjects(db, [{ id, kind: 'form' }], { by: createdBy, at })
  const set = await saveFields({ db }, { setId: null, fields: [FIELD], by: createdBy, at })
  const shown = { target: 'answer', set_id: set.setId, set_version: set.version, changed: false }
  const times = { created_by: createdBy, created_at: at, updated_at: at }
  await insertForm(db, { id, ...named, is_template: around, ...shown, unit_id: unitId, draft: JSON.stringify(CONTENT), ...times })
  if (published) await updateForm(db, id, { status: 'published', published_at: at })
  const tokens = openTo === null ? [] : [unitToken(openTo)]
  await setAudience(db, { id, kind: 'form', listedAt: published ? at : null }, tokens)
  await keepWords(db, { id, ...named }, at)
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, createdBy, unitId, openTo, status: published ? 'published' : 'DRAFT' }
}

export const situations: KindProof<Planted>['situations'] = {
  own: (me) => ({ createdBy: me }),
  'of my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
  'of a group below': (_me, { other, groupBelow }) => ({ createdBy: other.id, unitId: groupBelow.id }),
  'open to the own department': (_me, { other, department }) => ({ createdBy: other.id, openTo: department.id }),
  'open to the own department and not published': (_me, { other, department }) => ({
    createdBy: other.id,
    openTo: department.id,
    published: false,
  }),
  'open to a foreign group': (_me, { other, foreignGroup }) => ({ createdBy: other.id, openTo: foreignGroup.id }),
  foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id }),
  'own and deleted': (me) => ({ createdBy: me, deleted: true }),
}

/** Whether a unit is one of this person's, or stands above one. */
const belongs = (tree: UnitTree, person: Employee, unitId: string): boolean => {
  const isBelow = (id: string | null | undefined): boolean => !!id && (id === unitId || isBelow(tree.get(id)))
  return person.unitIds.some(isBelow)
}
/** Whether a unit is one of this person's, or lies below one. */
const rules = (tree: UnitTree, person: Employee, unitId: string | null): boolean =>
  unitId !== null && (person.unitIds.includes(unitId) || rules(tree, person, tree.get(unitId) ?? null))

/** Who stands how to it: a second time, on purpose, and without the access table. */
export const relations: KindProof<Planted>['relations'] = (person, facts, tree) => {
  const stands: [Relation, boolean][] = [
    ['own', facts.createdBy === person.id],
    ['tree', rules(tree, person, facts.unitId)],
    ['audience', facts.status === 'published' && facts.openTo !== null && belongs(tree, person, facts.openTo)],
    ['all', true],
  ]
  return stands.flatMap(([relation, holds]) => (holds ? [relation] : []))
}

export async function formFacts({ db }: World, id: string): Promise<Planted | undefined> {
  const row = await db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const open = await db.selectFrom('audiences').select('token').where('object_id', '=', id).executeTakeFirst()
  const { created_by: createdBy, unit_id: unitId, status, deleted_at } = row
  return { id, deleted: deleted_at !== null, createdBy, unitId, openTo: open?.token.slice(5) ?? null, status }
}

interface Drawn {
  readonly by: number
  readonly unit: number | null
  readonly open: number | null
  readonly published: boolean
  readonly deleted: boolean
  readonly instant: number
}

export const drawn = ({ people, groups }: Sizes): fc.Arbitrary<Drawn[]> => {
  const group = fc.option(fc.nat({ max: groups - 1 }), { nil: null })
  return fc.array(
    fc.record({
      by: fc.nat({ max: people - 1 }),
      unit: group,
      open: group,
      published: fc.boolean(),
      deleted: fc.boolean(),
      instant: fc.nat({ max: 2 }),
    }),
  )
}

export const wantedOf = (chosen: unknown, { people, groups }: Settling): Wanted[] =>
  (chosen as Drawn[]).map(({ by, unit, open, published, deleted, instant }) => ({
    createdBy: people[by]!.id,
    unitId: unit === null ? null : groups[unit]!.id,
    openTo: open === null ? null : groups[open]!.id,
    published,
    deleted,
    at: new Date(Date.UTC(2026, 10, 1) + instant),
  }))
