import { MAX_EXPORTED } from '@diwan/contract/audit/limits'
import type { AuditChange, AuditEntry, AuditExport, AuditName } from '@diwan/contract/audit/schemas'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { formatInstant } from '@diwan/core/formats'
import { exportFile, type ExportColumn } from '../../../kit/list/export-file.ts'
import type { Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Sentences } from '../../../kit/words/sentences.ts'
import { readOrganisation } from '../../settings/public.ts'
import { entries } from '../queries.ts'
import { presentEntries } from './read.ts'

/** One line for each change; one line for what changed nothing. */
interface Line {
  readonly entry: AuditEntry
  readonly change: AuditChange | undefined
}

/** In the language of the caller, times in the zone of the organisation. */
export async function exportEntries(
  ctx: Ctx,
  { format, ...filter }: AuditExport,
  reverts: Reverts,
  sentences: Sentences,
): Promise<FileAnswer> {
  const zone = (await readOrganisation(ctx.db))?.zone ?? 'UTC'
  const { language } = ctx.actor
  const say = (key: string, namespace = 'audit') => sentences(language, namespace, key, {})
  /** The first of these words that somebody wrote. */
  const firstSaid = (...words: [key: string, namespace: string][]) =>
    words.map(([key, namespace]) => [key, say(key, namespace)]).find(([key, said]) => said !== key)?.[1]
  const nameOf = (name: AuditName | null | undefined) => (language === 'ar' ? name?.nameAr : name?.nameEn) ?? ''
  const happened = ({ event: name }: AuditEntry): string => {
    const [namespace = '', event = ''] = name.split('.')
    const home = homeOf(name)
    return firstSaid([`audit_${home.prefix}${event}`, home.namespace], [`event_${namespace}_${event}`, 'audit']) ?? name
  }
  const field = ({ entry, change }: Line): string => {
    if (!change) return ''
    const key = `field_${change.field.split('.').at(-1)}`
    return firstSaid([key, homeOf(entry.event).namespace], [key, 'audit']) ?? change.field
  }
  const text = (value: unknown, entry: AuditEntry): string => {
    if (value === null || value === undefined || value === '') return say('nothing')
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    if (typeof value === 'string') return nameOf(entry.names[value]) || value
    return JSON.stringify(value)
  }
  const columns: readonly ExportColumn<Line>[] = [
    { heading: say('when'), cell: ({ entry }) => formatInstant(entry.createdDate, { zone }) },
    { heading: say('who'), cell: ({ entry }) => entry.actor?.fullName ?? say('somebody') },
    { heading: say('what'), cell: ({ entry }) => happened(entry), width: 48 },
    { heading: say('object'), cell: ({ entry }) => nameOf(entry.object.name) },
    { heading: say('field'), cell: field },
    { heading: say('before'), cell: ({ entry, change }) => (change ? text(change.before, entry) : ''), width: 36 },
    { heading: say('after'), cell: ({ entry, change }) => (change ? text(change.after, entry) : ''), width: 36 },
  ]
  return exportFile({ name: say('fileName'), format, language, columns, pages: pagesOf(ctx, filter, reverts) })
}

async function* pagesOf(ctx: Ctx, filter: Omit<AuditExport, 'format'>, reverts: Reverts): AsyncGenerator<Line[]> {
  for await (const rows of entries.stream(ctx, await entries.resolved(ctx, filter), MAX_EXPORTED))
    yield (await presentEntries(ctx, rows, reverts)).flatMap((entry): Line[] =>
      entry.changes.length > 0 ? entry.changes.map((change) => ({ entry, change })) : [{ entry, change: undefined }],
    )
}

/** Titles and partners are worded by the module of people. */
function homeOf(event: string) {
  const [namespace = ''] = event.split('.')
  return namespace === 'titles' || namespace === 'partners'
    ? { namespace: 'users', prefix: `${namespace}_` }
    : { namespace, prefix: '' }
}
