import { expect, test } from 'vitest'
import { treeOf } from './tree.ts'
import { writersOfTables } from './writers.ts'

/** `history:2 units` – what the file writes, and in which line. */
const written = (text: string, path = 'server/modules/units/queries.ts'): string[] =>
  [...writersOfTables(treeOf([{ path, text }]).code)].flatMap(([table, writers]) =>
    [...writers].map(([part, { line }]) => `${table}:${line} ${part}`),
  )

test.each([
  [`db.updateTable('units')`],
  [`db.with('one', (trx) => trx.insertInto('units as one'))`],
  ['sql`insert into units (id) values (1)`'],
  ['sql<{ id: string }>`with made as (insert into units (id) select 1 returning id) select * from made`'],
  ['sql`update units set name = ${name}`'],
  ['sql`update only public.units unit set name = 1`'],
  ['sql`DELETE FROM "units" where true`'],
  ['sql`merge into units using given on true when matched then update set id = 2`'],
  ['sql`truncate table units`'],
  [`sql\`insert into \${sql.table('units')} (id) values (1)\``],
  [`client.query('delete from units')`],
  ['client.query(`update units set name = $1`, [name])'],
])('%s writes units', (text) => {
  expect(written(text)).toEqual(['units:1 units'])
})

test('every write of a statement counts, where it stands', () => {
  const text =
    'sql`\nwith kept as (\n  insert into history (id) values (1)\n)\ninsert into units (id) values (1)\non conflict (id) do update set id = 2`'
  expect(written(text)).toEqual(['history:3 units', 'units:5 units'])
})

test.each([
  ['sql`select 1 from units for update of units skip locked`'],
  ['sql`select 1 from units for no key update`'],
  [`sql\`select 'update units set name' -- delete from units\``],
  ['sql`select * from units /* insert into units */`'],
  [`// sql\`delete from units\``],
  [`say('delete from units')`],
  ['const text = `insert into units`'],
])('%s writes nothing', (text) => {
  expect(written(text)).toEqual([])
})

test('of the server, modules and the kit write, their tests do not', () => {
  const text = 'sql`delete from units`'
  expect(written(text, 'server/kit/record/write.ts')).toEqual(['units:1 kit'])
  for (const path of [
    'server/modules/units/tree.test.ts',
    'server/modules/units/proof.ts',
    'server/testing/person.ts',
    'bench/run.ts',
  ])
    expect(written(text, path), path).toEqual([])
})
