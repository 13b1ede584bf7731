import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { requestTypes } from '@diwan/contract/schedule/endpoints/permissions'
import { typesChanged } from '@diwan/contract/schedule/events/permissions'
import type { RequestTypes } from '@diwan/contract/schedule/schemas/permissions'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { lockTypes, readTypes, readTypesVersion, writeTypes, type TypeRow } from '../../queries/permissions/types.ts'

const present = ({ id, name_ar, name_en, active }: TypeRow) => ({ id, nameAr: name_ar, nameEn: name_en, active })
const namesOf = (rows: readonly Pick<TypeRow, 'name_ar' | 'name_en' | 'active'>[]) => ({
  types: rows.map(({ name_ar, name_en, active }) => ({ nameAr: name_ar, nameEn: name_en, active })),
})

async function readAll(db: Queryable): Promise<RequestTypes> {
  const [rows, version] = await Promise.all([readTypes(db), readTypesVersion(db)])
  return { items: rows.map(present), version }
}

export const listTypes = ({ db }: Ctx): Promise<RequestTypes> => readAll(db)

/** No type is deleted: what is left out is offered no more, and stays readable where it was chosen. */
export const saveTypes = (ctx: Ctx, { version, items }: InputOf<typeof requestTypes.save>): Promise<RequestTypes> =>
  write(ctx, async (tx) => {
    if ((await lockTypes(tx.db)) !== version) throw new Problem('changed_meanwhile', { current: await readAll(tx.db) })
    const before = await readTypes(tx.db)
    const known = new Map(before.map((row) => [row.id, row]))
    if (items.some(({ id }) => id !== undefined && !known.has(id))) throw new Problem('not_found')
    const given = items.map(({ id, nameAr, nameEn, active }) => ({ id: id ?? newId(), name_ar: nameAr, name_en: nameEn, active }))
    const out = before.filter(({ id }) => !given.some((one) => one.id === id)).map((row) => ({ ...row, active: false }))
    const wanted = [...given, ...out].map((row, position) => ({ ...row, position }))
    await writeTypes(tx.db, wanted)
    tx.record(
      typesChanged,
      { before: namesOf(before), after: namesOf(wanted) },
      { object: ctx.actor.id, topics: ['permissions'] },
    )
    return readAll(tx.db)
  })
