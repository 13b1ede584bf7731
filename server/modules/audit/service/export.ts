import { MAX_EXPORTED } from '@diwan/contract/audit/limits'
import type { AuditEntry, AuditFilter, AuditName } from '@diwan/contract/audit/schemas'
import { formatInstant } from '@diwan/core/formats'
import { writeCsv } from '../../../kit/csv/write-csv.ts'
import type { Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Sentences } from '../../../kit/words/sentences.ts'
import { readOrganisation } from '../../settings/public.ts'
import { entries } from '../queries.ts'
import { presentEntries } from './read.ts'

/** In the language of the caller, times in the zone of the organisation. */
export async function exportEntries(ctx: Ctx, filter: AuditFilter, reverts: Reverts, sentences: Sentences) {
  const rows = await entries.rows(ctx.db, ctx.actor, await entries.resolved(ctx, filter), undefined, MAX_EXPORTED)
  const presented = await presentEntries(ctx, rows, reverts)
  const zone = (await readOrganisation(ctx.db))?.zone ?? 'UTC'
  const { language } = ctx.actor
  const say = (key: string, namespace = 'audit') => sentences(language, namespace, key, {})
  /** The first of these words that somebody wrote. */
  const firstSaid = (...words: [key: string, namespace: string][]) =>
    words.map(([key, namespace]) => [key, say(key, namespace)]).find(([key, said]) => said !== key)?.[1]
  const nameOf = (name: AuditName | null | undefined) => (language === 'ar' ? name?.nameAr : name?.nameEn) ?? ''
  const text = (value: unknown, entry: AuditEntry): string => {
    if (value === null || value === undefined || value === '') return say('nothing')
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    if (typeof value === 'string') return nameOf(entry.names[value]) || value
    return JSON.stringify(value)
  }
  const lines = presented.flatMap((entry) => {
    const [namespace = '', event = ''] = entry.event.split('.')
    const home = homeOf(namespace)
    const what =
      firstSaid([`audit_${home.prefix}${event}`, home.namespace], [`event_${namespace}_${event}`, 'audit']) ?? entry.event
    const first = [
      formatInstant(entry.createdDate, { zone }),
      entry.actor?.fullName ?? say('somebody'),
      what,
      nameOf(entry.object.name),
    ]
    const changes = entry.changes.length > 0 ? entry.changes : [{ field: '', before: '', after: '' }]
    return changes.map(({ field, before, after }) => {
      const key = `field_${field.split('.').at(-1)}`
      const shown = field && (firstSaid([key, home.namespace], [key, 'audit']) ?? field)
      return [...first, shown, field && text(before, entry), field && text(after, entry)]
    })
  })
  const heading = ['when', 'who', 'what', 'object', 'field', 'before', 'after'].map((key) => say(key))
  return { name: `${say('fileName')}.csv`, csv: writeCsv(heading, lines) }
}

/** Titles and partners are worded by the module of people. */
const homeOf = (namespace: string) =>
  namespace === 'titles' || namespace === 'partners' ? { namespace: 'users', prefix: `${namespace}_` } : { namespace, prefix: '' }
