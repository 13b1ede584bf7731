import { entries, entryDecisions, forms } from '@diwan/contract/forms/endpoints'
import { entryChannel } from '@diwan/contract/forms/events'
import { personToken } from '@diwan/contract/kit/tokens'
import { entryMoves } from '@diwan/contract/forms/moves'
import { foundBy } from '../../../testing/kind-proof.ts'
import { count, door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof, type Facts } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { PORTAL } from '../../../kit/access/actor.ts'
import { beginRun, saveChain } from '../../approvals/public.ts'
import { keepAnswers } from '../../fields/public.ts'
import { indexRecord } from '../../search/public.ts'
import { canEntry } from '../access.ts'
import { formEntry } from '../kind.ts'
import { insertEntry, readEntries } from '../queries/entries.ts'
import { readForm } from '../queries/forms.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { entryMachine } from './entry-machine.ts'
import type { PlantedContent } from '../../../testing/content/planted.ts'
import { relations } from '../../../testing/content/relations.ts'
import { CONTENT, FIELD, plantForm } from './planted.ts'
import { publishedFor } from './published.ts'

/** A word of every planted entry. */
const ANSWER = 'كركم'

interface PlantedEntry extends Facts {
  /** Those whom its waiting step asks. */
  readonly asked: readonly string[]
  readonly createdBy: string
  readonly unitId: string | null
}
interface Wanted {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly deleted?: boolean
  /** A step waits for this person. */
  readonly asked?: string
}

/** As the situation asks, without the service. */
async function plant(w: World, { createdBy, unitId = null, deleted = false, asked }: Wanted): Promise<PlantedEntry> {
  const { db, clock } = w
  const at = clock.now()
  const form = await plantForm(w, { createdBy: (await w.person('ADMIN')).id, unitId, around: true })
  const { id } = await insertQuotedObject(db, { kind: 'form_entry', by: createdBy, at })
  await insertEntry(db, {
    id,
    form_id: form.id,
    unit_id: unitId,
    once: false,
    status: asked === undefined ? 'completed' : 'SENT',
    created_by: createdBy,
    created_at: at,
  })
  await plantAnswers(w, { formId: form.id, id, createdBy })
  if (asked !== undefined) await plantStep(w, { formId: form.id, id, createdBy, asked })
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  const status = asked === undefined ? 'completed' : 'SENT'
  return { id, deleted, createdBy, unitId, status, asked: asked === undefined ? [] : [asked] }
}

const asPortal = (w: World) => ({ portal: w.portal, clock: w.clock, db: w.db, actor: PORTAL })

async function plantAnswers(w: World, { formId, id, createdBy }: { formId: string; id: string; createdBy: string }) {
  const { set_id: setId, set_version: version } = (await readForm(w.db, formId))!
  const of = { objectId: id, forId: createdBy, setId: setId!, version: version! }
  const given = { [FIELD.key]: ANSWER }
  await w.db.transaction().execute((db) => keepAnswers(asPortal(w), { db }, { ...of, given, path: 'answers', first: true }))
  await indexRecord(w.db, formEntry, id)
}

/** A step that waits for one person, without the service. */
async function plantStep(
  w: World,
  { formId, id, createdBy, asked }: { formId: string; id: string; createdBy: string; asked: string },
) {
  const step = { who: 'person', scope: 'nearest', unitId: null, userId: asked, rule: 'any', hours: 16, overDays: null } as const
  const at = w.clock.now()
  const chainId = await saveChain(w.db, { kind: 'form', targetId: formId, steps: [step], at })
  await w.db
    .transaction()
    .execute((db) =>
      beginRun(
        asPortal(w),
        { db, record: () => undefined, withCommit: () => undefined, afterwards: () => undefined },
        { objectId: id, kind: 'form_entry', requesterId: createdBy, chainId, sortAt: at },
      ),
    )
}

const at = (id: string) => ({ id, version: 1 })
const saying = (id: string) => ({ ...at(id), reason: 'x' })

/** The units of an entry are those of its form. */
const asForm = (facts: PlantedEntry): PlantedContent => ({ ...facts, openTo: null })

export const ofEntries = proof<PlantedEntry>({
  kind: 'form_entry',
  flag: 'forms.submissions.view',
  make: async (w, by) => {
    const { id } = await publishedFor(w, await w.person('ADMIN'), personToken(by.id), CONTENT)
    return (await w.call(by, forms.send, { id, fieldsVersion: 1, answers: {} })).body.id
  },
  situations: {
    own: (me) => ({ createdBy: me }),
    'of a form of my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
    'of a form of a group below': (_me, { other, groupBelow }) => ({ createdBy: other.id, unitId: groupBelow.id }),
    foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id }),
    'foreign and waiting for me': (me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id, asked: me }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readEntries(db, [id])
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        createdBy: row.created_by,
        unitId: row.unit_id,
        status: row.status,
        asked: row.asked,
      }
    )
  },
  relations: (person, facts, tree) => [
    ...relations(person, asForm(facts), tree).filter((one) => one !== 'audience'),
    ...(facts.asked.includes(person.id) ? (['step'] as const) : []),
  ],
  // nobody decides what they sent
  enough: ({ id }, { createdBy }, flag) => flag !== 'forms.submissions.decide' || createdBy !== id,
  moves: entryMoves,
  machine: entryMachine,
  lists: [
    {
      name: 'received',
      endpoint: entries.list,
      query: { view: 'received' },
      count: entries.count,
      idOf: (item) => (item as { id: string }).id,
      asks: (person, facts, held, tree) =>
        held.includes('all') || (held.includes('tree') && relations(person, asForm(facts), tree).includes('tree')),
    },
    {
      name: 'mine',
      endpoint: entries.list,
      query: { view: 'mine' },
      count: entries.count,
      idOf: (item) => (item as { id: string }).id,
      asks: ({ id }, { createdBy }) => createdBy === id,
    },
    {
      name: 'to decide',
      endpoint: entries.list,
      query: { view: 'decide' },
      count: entries.count,
      idOf: (item) => (item as { id: string }).id,
      asks: ({ id }, { asked }) => asked.includes(id),
    },
    {
      name: 'undecided',
      endpoint: entries.list,
      query: { view: 'undecided' },
      count: entries.count,
      idOf: (item) => (item as { id: string }).id,
      asks: (person, facts, held, tree) =>
        facts.createdBy !== person.id &&
        (facts.status === 'SENT' || facts.status === 'CHECKING') &&
        (held.includes('all') ||
          facts.asked.includes(person.id) ||
          (held.includes('tree') && relations(person, asForm(facts), tree).includes('tree'))),
    },
    foundBy(formEntry, ANSWER),
  ],
  visible: async (w, by, ids) => {
    const [actor, rows] = [await w.actor(by), await readEntries(w.db, ids)]
    return rows.filter((row) => canEntry.view(actor, row)).map(({ id }) => id)
  },
  channels: (id) => [{ name: entryChannel(id), flag: 'forms.submissions.view' }],
  ending: [entries.withdraw, entryDecisions.approve, entryDecisions.reject, entryDecisions.claim, entryDecisions.release],
  probes: [
    [entries.list, list('forms.submissions.view')],
    [entries.count, count('forms.submissions.view')],
    [entries.open, record('forms.submissions.view')],
    [entries.print, record('forms.submissions.view')],
    [entryDecisions.claim, record('forms.submissions.decide', at, { command: 'claim' })],
    [entryDecisions.release, record('forms.submissions.decide', at, { command: 'release' })],
    [entryDecisions.approve, record('forms.submissions.decide', saying, { command: 'approve' })],
    [entryDecisions.reject, record('forms.submissions.decide', saying, { command: 'reject' })],
    [entryDecisions.decideMany, door('forms.submissions.decide', () => ({ items: [at(NOBODY)], outcome: 'approve' }))],
    [entryDecisions.undoDecisions, door('forms.submissions.decide', () => ({ ids: [NOBODY] }), '409 approvals.too_late')],
    [entries.withdraw, record('forms.submissions.view', (id) => ({ id, version: 1 }), { by: 'own', command: 'withdraw' })],
  ],
})
