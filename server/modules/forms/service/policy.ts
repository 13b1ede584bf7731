import { entryApprovalEvents, entryEvents, formEvents } from '@diwan/contract/forms/events'
import type { GivenAnswer } from '@diwan/contract/fields/schemas'
import { answerParts } from '@diwan/core/fields/answer-text'
import { documentFromText } from '@diwan/core/document'
import { z } from 'zod'
import type { Actor } from '../../../kit/access/actor.ts'
import type { ChannelKind, LinkEnd, ObjectKind } from '../../../kit/module.ts'
import { answersOf } from '../../fields/public.ts'
import { can, canEntry } from '../access.ts'
import { readEntries, readEntry, sentBy, type EntryRow } from '../queries/entries.ts'
import { readForm, readForms, readFormToFill } from '../queries/forms.ts'

/** Who may see a form, for the modules that know it only by its id. */
export const formKind: ObjectKind = {
  kind: 'form',
  readable: async ({ db }, actor, ids) => (await readForms(db, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
  readers: async ({ db }, people, id) => {
    const row = await readFormToFill(db, id)
    return row ? people.filter((person) => can.view(person, row)) : []
  },
  hasSent: ({ db }, id, userId) => sentBy(db, id, userId),
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readForm(db, id)
      return row && can.edit(actor, row) ? ['public'] : undefined
    },
    events: Object.values(formEvents),
    shown: z.object({ nameAr: z.string().optional(), nameEn: z.string().optional() }),
  },
}

const entryPath = (actor: Actor, { id, form_id, created_by, asked }: EntryRow): string =>
  created_by === actor.id || asked.includes(actor.id)
    ? `/user/forms?entry=${id}`
    : `/admin/form/details?id=${form_id}&entry=${id}`

const nameFor = (actor: Pick<Actor, 'language'>, row: EntryRow): string => (actor.language === 'ar' ? row.name_ar : row.name_en)

const linkedEntries: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await readEntries(db, ids))
      .filter((row) => canEntry.view(actor, row))
      .map((row) => ({
        id: row.id,
        shortId: row.short_id,
        title: nameFor(actor, row),
        status: row.status,
        path: entryPath(actor, row),
        change: row.created_by === actor.id,
      })),
  told: () => undefined, // what it became is shown when it is opened
}

/** Each answer by the label it was asked with, as a ticket that is made of it shows them. */
function linesOf(answers: readonly z.input<typeof GivenAnswer>[], arabic: boolean): string {
  return answers
    .map(({ labelAr, labelEn, value, names }) => {
      const said = names.length > 0 ? names.map(({ nameAr, nameEn }) => (arabic ? nameAr : nameEn)) : answerParts(value)
      return `${arabic ? labelAr : labelEn}: ${said.join(arabic ? '، ' : ', ')}`
    })
    .join('\n')
}

export const entryKind: ObjectKind = {
  kind: 'form_entry',
  readable: async ({ db }, actor, ids) =>
    (await readEntries(db, ids)).filter((row) => canEntry.view(actor, row)).map(({ id }) => id),
  readers: async ({ db }, people, id) => {
    const row = await readEntry(db, id)
    return row ? people.filter((person) => canEntry.view(person, row)) : []
  },
  linked: linkedEntries,
  source: async ({ db, actor }, id, part) => {
    const row = part === undefined ? await readEntry(db, id) : undefined
    if (!row || !canEntry.view(actor, row)) return undefined
    const arabic = actor.language === 'ar'
    const text = linesOf(await answersOf(db, id), arabic)
    return { title: nameFor(actor, row), body: text === '' ? null : documentFromText(text, arabic ? 'rtl' : 'ltr') }
  },
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readEntry(db, id)
      return row && canEntry.view(actor, row) ? ['public'] : undefined
    },
    events: [...Object.values(entryEvents), ...Object.values(entryApprovalEvents)],
    shown: z.object({}),
  },
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const formFollowers: readonly ChannelKind[] = [
  {
    prefix: 'form',
    module: 'forms',
    mayFollow: async ({ db }, actor, channel) => {
      const [, id = ''] = new RegExp(`^form:(${ID})$`).exec(channel) ?? []
      const row = id ? await readForm(db, id) : undefined
      return row !== undefined && can.edit(actor, row)
    },
  },
  {
    prefix: 'form_entry',
    module: 'forms',
    mayFollow: async ({ db }, actor, channel) => {
      const [, id = ''] = new RegExp(`^form_entry:(${ID})$`).exec(channel) ?? []
      const row = id ? await readEntry(db, id) : undefined
      return row !== undefined && canEntry.view(actor, row)
    },
  },
]
