import { moduleEvents } from '@diwan/contract/releases/events'
import { ChangeColours, ChangeStatus, ChangeVersion } from '@diwan/contract/releases/schemas'
import { isNewer } from '@diwan/contract/releases/vocabulary'
import { inputOf } from '../../../kit/http/input.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Revert, Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readRegisteredById } from '../queries.ts'
import { changeStatus, changeVersion, rollBackVersion } from './change.ts'
import { changeColours, coloursOf } from './colours.ts'

async function moduleOf(ctx: Ctx, id: string) {
  const row = await readRegisteredById(ctx.db, id)
  if (!row) throw new Problem('not_found')
  return row
}

const now: Revert['now'] = async ({ db }, id) => {
  const row = await readRegisteredById(db, id)
  if (!row) return null
  const { revision, status, enabled, version, notes_ar, notes_en } = row
  return { version: revision, values: { status, enabled, version, notes_ar, notes_en } }
}

/** What the commands take of a module, with the fields that are to come back. */
async function wanted(ctx: Ctx, id: string, revision: number, values: object) {
  const { notes_ar, notes_en, ...fields } = { ...(await moduleOf(ctx, id)), ...values }
  return { ...fields, revision, notesAr: notes_ar, notesEn: notes_en }
}

const version: Revert = {
  needs: ['modules', 'version'],
  now,
  change: async (ctx, id, revision, values) => {
    const { key, version: to, notesAr, notesEn } = await wanted(ctx, id, revision, values)
    const input = inputOf(ChangeVersion, { key, revision, version: to, notesAr, notesEn })
    return isNewer(input.version, (await moduleOf(ctx, id)).version) ? changeVersion(ctx, input) : rollBackVersion(ctx, input)
  },
}

/** A version goes down by a roll back only, which its history calls by that name. */
export const reverts: Reverts = {
  [moduleEvents.statusChanged.name]: {
    needs: ['modules', 'status'],
    now,
    change: async (ctx, id, revision, values) => {
      const { key, status, enabled, notesAr, notesEn } = await wanted(ctx, id, revision, values)
      return changeStatus(ctx, inputOf(ChangeStatus, { key, revision, status, enabled, notesAr, notesEn }))
    },
  },
  [moduleEvents.coloursChanged.name]: {
    needs: ['modules', 'colours'],
    now: async ({ db }, id) => {
      const row = await readRegisteredById(db, id)
      return row ? { version: row.revision, values: coloursOf(row) } : null
    },
    change: async (ctx, id, revision, values) => {
      const row = await moduleOf(ctx, id)
      return changeColours(ctx, inputOf(ChangeColours, { ...coloursOf(row), ...values, key: row.key, revision }))
    },
  },
  [moduleEvents.versionChanged.name]: version,
  [moduleEvents.versionRolledBack.name]: version,
}
