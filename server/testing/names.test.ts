import { namespaceOf } from '@diwan/contract/kit/namespace'
import { drafts } from '@diwan/contract/drafts/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import { manifests } from '../gathered.gen.ts'
import { newId } from '../kit/db/id.ts'
import { world } from './world.ts'

const w = await world()

test('kinds of drafts and audiences are names of the manifests: the database closes no list of them', async () => {
  const person = await w.person('USER')
  const ticket = await w.ticket({ by: person })
  const at = w.clock.now()
  const draft = { id: newId(), owner_id: person.id, kind: 'comment', key: '', content: '{}', version: 1, updated_at: at }
  await w.db.insertInto('drafts').values(draft).execute()
  await sql`insert into history (id, object_id, event, audience, detail, at)
    values (${newId()}, ${ticket.id}, 'tickets.noted', 'asker', '{}', ${at})`.execute(w.db)
  await sql`insert into search_entries (object_id, part, kind, audience, fold_version, terms, at)
    values (${ticket.id}, ${newId()}, 'ticket', 'asker', 1, '', ${at})`.execute(w.db)
  const { rows } = await sql<{ audience: string }>`
    select audience from history where object_id = ${ticket.id} union all select audience from search_entries where object_id = ${ticket.id}`.execute(
    w.db,
  )
  expect(rows.filter(({ audience }) => audience === 'asker')).toHaveLength(2)
})

test('a kind of draft that no manifest owns is refused at the door', async () => {
  const person = await w.person('USER')
  const sent = { id: newId(), kind: 'poll' as 'reply', key: '', content: {}, files: [], version: 0 }
  expect(await w.call(person, drafts.save, sent)).toMatchObject({ status: 400, body: { fields: [{ path: 'kind' }] } })
})

test('each kind that lies in units says how many do, in both languages', async () => {
  for (const { name, inUnits = [] } of allModules('http://diwan.test', manifests))
    for (const { kind } of inUnits)
      for (const language of ['ar', 'en']) {
        const words = (await import(`../../contract/${namespaceOf(`${name}.`)}/words.${language}.ts`)) as Record<
          string,
          Record<string, string>
        >
        expect(words[language], `${name}, ${kind}`).toHaveProperty(`held_${kind}_other`)
        expect(words[language], `${name}, ${kind}`).toHaveProperty(`heldMore_${kind}`)
      }
})
