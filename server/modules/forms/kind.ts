import { documentFromText } from '@diwan/core/document'
import { answerParts } from '@diwan/core/fields/answer-text'
import type { GivenAnswer } from '@diwan/contract/fields/schemas'
import { entries, forms } from '@diwan/contract/forms/endpoints'
import { entryApprovalEvents, entryEvents, formEvents } from '@diwan/contract/forms/events'
import { formEntryKind, formKind } from '@diwan/contract/forms/kind'
import { EntryCountQuery, FormCountQuery } from '@diwan/contract/forms/schemas'
import { z } from 'zod'
import type { Actor } from '../../kit/access/actor.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { localName } from '../../kit/words/local-name.ts'
import { recordKind } from '../../kit/kind/record-kind.ts'
import type { FoundTexts } from '../../kit/kind/types.ts'
import type { Delivery } from '../../kit/record/recorded.ts'
import { answersOf, isAnswer, wordsOfAnswers } from '../fields/public.ts'
import { contentKind } from '../publishing/public.ts'
import { can, canEntry, reach, reachEntry } from './access.ts'
import { readEntries, readEntry, sentBy, type EntryRow } from './queries/entries.ts'
import { forgetForms, readForms, type FormRow } from './queries/forms.ts'
import { entriesPaged, formsPaged } from './queries/list.ts'

export const form = contentKind<FormRow, keyof typeof can>(formKind, {
  table: 'forms',
  reach,
  can,
  read: readForms,
  events: formEvents,
  /** The forms that address the caller and wait to be filled in. */
  counts: {
    flag: 'view',
    list: forms.list,
    queries: { 'forms.fill': { view: 'fill' }, 'forms.required': { view: 'required' } },
    count: async (ctx, queries) =>
      formsPaged.counts(ctx, await Promise.all(queries.map((query) => formsPaged.resolved(ctx, FormCountQuery.parse(query))))),
  },
  /** A form goes after all entries that were sent to it. */
  forget: forgetForms,
  more: { hasSent: ({ db }, id, userId) => sentBy(db, id, userId) },
})

export const formEntry = recordKind<EntryRow, EntryRow, keyof typeof canEntry>(formEntryKind, {
  table: 'form_entries',
  reach: reachEntry,
  can: canEntry,
  read: (db, _actor, ids) => readEntries(db, ids),
  linked: ({ asked }) => asked,
  title: ({ name_ar, name_en }) => name_ar || name_en,
  card: (actor, row) => ({
    title: nameFor(actor, row),
    shortId: row.short_id,
    status: row.status,
    path:
      row.created_by === actor.id || row.asked.includes(actor.id)
        ? formEntryKind.path(row.id)
        : `${formKind.editPath(row.form_id)}&entry=${row.id}`,
  }),
  events: { ...entryEvents, ...entryApprovalEvents },
  activity: { events: [...Object.values(entryEvents), ...Object.values(entryApprovalEvents)], shown: z.object({}) },
  files: async ({ db }, caller, id, fileId) => {
    const row = caller ? await readEntry(db, id) : undefined
    return row !== undefined && canEntry.view(caller!, row) && (await isAnswer(db, id, fileId))
  },
  /** The form leads to its entries by its name; an entry is found by what was answered. */
  search: { sort: 'created_at', texts: textsOfEntries, people: ['created_by'], units: ['unit_id'] },
  links: { may: (actor, row) => row.created_by === actor.id },
  /** The entries that wait for a decision of the caller. */
  counts: {
    flag: 'submissions.view',
    list: entries.list,
    queries: { 'forms.decide': { view: 'decide' } },
    count: async (ctx, queries) =>
      entriesPaged.counts(
        ctx,
        await Promise.all(queries.map((query) => entriesPaged.resolved(ctx, EntryCountQuery.parse(query)))),
      ),
  },
  more: {
    source: async ({ db, actor }, id, part) => {
      const row = part === undefined ? await readEntry(db, id) : undefined
      if (!row || !canEntry.view(actor, row)) return undefined
      const arabic = actor.language === 'ar'
      const text = linesOf(await answersOf(db, id), arabic)
      return { title: nameFor(actor, row), body: text === '' ? null : documentFromText(text, arabic ? 'rtl' : 'ltr') }
    },
  },
})

/** An entry also changes what the lists of its form show to those who manage the form. */
export const deliveryForEntry = (
  entry: Pick<EntryRow, 'id' | 'created_by' | 'unit_id'>,
  people: readonly string[] = [],
): Delivery => ({
  object: entry.id,
  channels: [formEntryKind.channel(entry.id)],
  topics: [...formEntry.hints(entry, people), ...form.hints(entry, [])],
})

const nameFor = (actor: Actor, { name_ar: nameAr, name_en: nameEn }: EntryRow): string => localName({ actor }, { nameAr, nameEn })

/** Each answer by the label it was asked with, as a ticket that is made of the entry shows them. */
function linesOf(answers: readonly z.input<typeof GivenAnswer>[], arabic: boolean): string {
  return answers
    .map(({ labelAr, labelEn, value, names }) => {
      const parts = names.length > 0 ? names.map(({ nameAr, nameEn }) => (arabic ? nameAr : nameEn)) : answerParts(value)
      return `${arabic ? labelAr : labelEn}: ${parts.join(arabic ? '، ' : ', ')}`
    })
    .join('\n')
}

/** People and units are left out: they get other names, and an entry would still be found by the old ones. */
async function textsOfEntries(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const answered = await wordsOfAnswers(db, ids)
  return answered.map(({ objectId: id, at, words }) => ({
    id,
    at,
    texts: words.flatMap(({ ar, en }) => (ar === en ? [ar] : [ar, en])),
  }))
}
