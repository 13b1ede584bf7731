import { emailKey, plainEmail } from '@diwan/core/email'
import { fold } from '@diwan/core/arabic-fold'
import { toAsciiDigits } from '@diwan/core/digits'
import type { ImportRow } from '@diwan/contract/kit/import'
import { MAX_IMPORT_ROWS } from '@diwan/contract/kit/import'
import { unitEvents } from '@diwan/contract/units/events'
import { MAX_UNIT_DEPTH, MAX_UNIT_NAME } from '@diwan/contract/units/limits'
import { units } from '@diwan/contract/units/endpoints'
import { mayStandUnder, UNIT_COLUMNS, UNIT_KINDS, type UnitColumn } from '@diwan/contract/units/vocabulary'
import { newId } from '../../../kit/db/id.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { defineImport } from '../../../kit/import/define.ts'
import type { MappedRow } from '../../../kit/import/map-table.ts'
import { reachedIds } from '../access.ts'
import { insertPlanned, readForImport, readHeads, updatePlanned } from '../queries/import.ts'
import type { KnownUnit } from '../queries/import.ts'
import { lockTree } from '../queries/units.ts'
import { recordUnit } from './change.ts'
import { KIND_WORDS, OTHER_KIND_WORDS, pathParts } from './columns.ts'

export interface Planned {
  unit: KnownUnit
  outcome: 'create' | 'update'
  before?: KnownUnit
  headId?: string
}

/** Where one stands: below its parent, by its folded name. */
const placeOf = (parentId: string | null, name: string) => `${parentId ?? ''}/${fold(name)}`

/** Every row answered by itself; what is there already stays, so that the same file again changes nothing. */
export const importUnits = defineImport(units.import, {
  columns: UNIT_COLUMNS,
  required: ['path_ar', 'path_en', 'kind'],
  maxRows: MAX_IMPORT_ROWS,
  demand: async (ctx) => {
    if (reachedIds(ctx.actor, 'departments.manage') !== null) throw new Problem('forbidden')
  },
  plan: async ({ actor }, db, _input, rows, isWriting) => {
    if (isWriting) await lockTree(db)
    return plan(db, rows, actor.language)
  },
  apply: async (ctx, tx, _input, { planned }, progress) => {
    await insertPlanned(tx.db, planned, ctx.clock.now())
    await progress(planned.filter(({ outcome }) => outcome === 'create').length, planned.length)
    await updatePlanned(tx.db, planned)
    for (const { unit, before, outcome } of planned) {
      const names = (one: KnownUnit) => ({ nameAr: one.name_ar, nameEn: one.name_en, order: one.position + 1 })
      const event = outcome === 'create' ? unitEvents.created : unitEvents.renamed
      recordUnit(tx, event, unit, { before: before ? names(before) : {}, after: names(unit) })
    }
  },
})

async function plan(
  db: Queryable,
  rows: readonly MappedRow<UnitColumn>[],
  language: 'ar' | 'en',
): Promise<{ rows: ImportRow[]; planned: Planned[] }> {
  const living = await readForImport(db)
  const known = new Map(living.map((unit) => [placeOf(unit.parent_id, unit.name_ar), unit]))
  const inEnglish = new Map(living.map((unit) => [placeOf(unit.parent_id, unit.name_en), unit.id]))
  const counts = new Map<string | null, number>()
  for (const { parent_id } of living) counts.set(parent_id, (counts.get(parent_id) ?? 0) + 1)
  const heads = await readHeads(
    db,
    rows.flatMap(({ values }) => (values.head ? [plainEmail(values.head)] : [])),
  )
  const planned: Planned[] = []
  const answers = rows.map(({ line, values }): ImportRow => {
    const name = values.path_ar ?? ''
    const refuse = (path: UnitColumn, code: string): ImportRow => ({
      line,
      outcome: 'refused',
      name,
      fields: [{ path: UNIT_COLUMNS[path][language], code }],
    })
    const [ar, en] = [pathParts(values.path_ar ?? ''), pathParts(values.path_en ?? '')]
    const [nameAr = '', nameEn = ''] = [ar.at(-1), en.at(-1)]
    if (nameAr === '' || nameAr.length > MAX_UNIT_NAME) return refuse('path_ar', nameAr === '' ? 'empty' : 'too_long')
    if (nameEn === '' || nameEn.length > MAX_UNIT_NAME) return refuse('path_en', nameEn === '' ? 'empty' : 'too_long')
    if (ar.length > MAX_UNIT_DEPTH) return refuse('path_ar', 'too_deep')
    const kind = UNIT_KINDS.find((one) =>
      [one, KIND_WORDS[one], OTHER_KIND_WORDS[one] ?? one].some((word) => fold(word) === fold(values.kind ?? '')),
    )
    if (!kind) return refuse('kind', 'invalid_value')
    const order = toAsciiDigits(values.order ?? '')
    if (order !== '' && !/^[1-9]\d{0,4}$/.test(order)) return refuse('order', 'invalid_format')
    const head = values.head ? heads.people.get(emailKey(plainEmail(values.head))) : undefined
    if (values.head && !head) return refuse('head', 'user')

    let parent: KnownUnit | null = null
    for (const part of ar.slice(0, -1)) {
      const above: KnownUnit | undefined = known.get(placeOf(parent?.id ?? null, part))
      if (!above) return refuse('path_ar', 'parent_missing')
      parent = above
    }
    if (!mayStandUnder(kind, parent?.kind ?? null)) return refuse('kind', 'invalid_value')
    const place = placeOf(parent?.id ?? null, nameAr)
    const found = known.get(place)
    if (found && found.kind !== kind) return refuse('kind', 'taken')
    const parentId = parent?.id ?? null
    const namesake = inEnglish.get(placeOf(parentId, nameEn))
    if (namesake !== undefined && namesake !== found?.id) return refuse('path_en', 'taken')
    const position = order === '' ? (found?.position ?? counts.get(parentId) ?? 0) : Number(order) - 1
    const unit: KnownUnit = { id: found?.id ?? newId(), kind, parent_id: parentId, name_ar: nameAr, name_en: nameEn, position }
    const isHead = !head || (found !== undefined && heads.held.has(`${found.id} ${head}`))
    const same = found && found.name_ar === nameAr && found.name_en === nameEn && found.position === position
    if (same && isHead) return { line, outcome: 'unchanged', name, fields: [] }
    known.set(place, unit)
    if (found) inEnglish.delete(placeOf(parentId, found.name_en))
    else counts.set(parentId, (counts.get(parentId) ?? 0) + 1)
    inEnglish.set(placeOf(parentId, nameEn), unit.id)
    const outcome = found ? 'update' : 'create'
    planned.push({ unit, outcome, ...(found && { before: found }), ...(head && !isHead && { headId: head }) })
    if (head) heads.held.add(`${unit.id} ${head}`)
    return { line, outcome, name, fields: [] }
  })
  return { rows: answers, planned }
}
