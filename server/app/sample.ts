import { sql } from 'kysely'
import type { Database } from '../kit/db/database.ts'
import type { Module } from '../kit/module.ts'
import type { Portal } from '../kit/portal.ts'
import type { Fact } from '../kit/record/jobs.ts'
import type { Sample, SampleAccount } from '../kit/sample.ts'
import type { Storage } from '../kit/storage/storage.ts'
import { notifyReaction } from '../modules/notifications/public.ts'
import { allModules } from './modules.ts'

export const sampleOrganisation = () => ({ nameAr: 'شركة الأفق للخدمات', nameEn: 'Al Ufuq Services', demo: true, at: new Date() })

/** Fills a believable organisation through the very services people use. Returns one account per role. */
export async function seedSample(db: Database, storage: Storage, at = new Date()): Promise<readonly SampleAccount[]> {
  const modules = allModules('')
  await clearContent(db, modules)
  const notify = tellIn(modules)
  const sample: Sample = { db, storage, at, units: new Map(), people: new Map(), accounts: [], notify }
  for (const { seed } of modules) await seed?.(sample)
  return sample.accounts
}

/** What is young enough to be news is told as it would have been; those who read it must be able to open it. */
const tellIn =
  (modules: readonly Module[]) =>
  async (portal: Portal, fact: Fact): Promise<void> => {
    const reaction = notifyReaction(portal, modules)
    if (reaction.events.includes(fact.event)) await reaction.run(fact)
  }

/** What an interrupted first start left: without an organisation nobody has ever worked here. */
async function clearContent(db: Database, modules: readonly Module[]): Promise<void> {
  await sql`truncate objects, receipts, channels, channel_entries cascade`.execute(db)
  for (const { prepare } of modules) await prepare?.(db) // roles and modules are objects too, and went with them
}
