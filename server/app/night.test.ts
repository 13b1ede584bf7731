import { RETENTION_DAYS } from '@diwan/contract/kit/live'
import { drafts } from '@diwan/contract/drafts/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { expect, test } from 'vitest'
import { manifests } from '../gathered.gen.ts'
import type { Module } from '../kit/module.ts'
import { tonight } from '../testing/tonight.ts'
import { world } from '../testing/world.ts'
import { allModules } from './modules.ts'

const DAY_MS = 86_400_000
const w = await world()

test('each module tidies from the top of the house down; one that fails keeps no other from its turn', async () => {
  const tidied: string[] = []
  const module = (name: string, fails = false): Module => ({
    name,
    everyNight: () => (fails ? Promise.reject(new Error(`${name} stumbled`)) : Promise.resolve(void tidied.push(name))),
  })
  await expect(tonight(w, [module('lower'), module('middle', true), module('higher')])).rejects.toThrow('middle stumbled')
  expect(tidied).toEqual(['higher', 'lower'])
})

test('a module that is closed waits for the night after it opens', async () => {
  const tidied: string[] = []
  const modules: Module[] = [{ name: 'tickets', everyNight: () => Promise.resolve(void tidied.push('tickets')) }]
  await w.db.updateTable('modules').set({ enabled: false }).where('key', '=', 'tickets').execute()
  await tonight(w, modules)
  expect(tidied).toEqual([])
  await w.db.updateTable('modules').set({ enabled: true }).where('key', '=', 'tickets').execute()
  await tonight(w, modules)
  expect(tidied).toEqual(['tickets'])
})

test('files of a module that cannot say which ones it holds stay for another night', async () => {
  const person = await w.person('USER')
  const { body } = await w.call(person, files.upload, { name: 'صورة.png', purpose: 'attachment5' })
  const kept = () => w.db.selectFrom('files').select('id').where('id', '=', body.id).executeTakeFirst()
  w.clock.advance(2 * DAY_MS)
  const stumbling: Module = { name: 'polls', holdFiles: () => Promise.reject(new Error('polls stumbled')) }
  const modules = allModules('', [...manifests, stumbling])
  await expect(tonight(w, modules)).rejects.toThrow('polls stumbled')
  expect(await kept()).toEqual({ id: body.id })
  await tonight(w)
  expect(await kept()).toBeUndefined()
})

test('old drafts, codes of forgotten passwords, changes and receipts go at night', async () => {
  const person = await w.person('USER')
  await w.call(person, drafts.save, { id: crypto.randomUUID(), kind: 'ticket', key: '', content: {}, files: [], version: 0 })
  await w.call(null, identity.forgotPassword, { email: person.email })
  await w.ticket({ by: person })
  const left = async () => ({
    drafts: (await w.db.selectFrom('drafts').select('id').execute()).length,
    codes: (await w.db.selectFrom('reset_codes').select('asked_at').execute()).length,
    changes: (await w.db.selectFrom('channel_entries').select('seq').execute()).length,
    receipts: (await w.db.selectFrom('receipts').select('request_id').execute()).length,
  })
  expect(Object.values(await left()).every((count) => count > 0)).toBe(true)
  w.clock.advance(Math.max(RETENTION_DAYS, 31) * DAY_MS)
  await tonight(w)
  expect(await left()).toEqual({ drafts: 0, codes: 0, changes: 0, receipts: 0 })
})
