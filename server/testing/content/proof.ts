import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import { contentMoves } from '@diwan/contract/publishing/moves'
import type { May } from '../../kit/access/reach.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { foundList } from '../found.ts'
import { count, door, list, record, type Probes } from '../probe.ts'
import type { KindProof, ListProof, Proof } from '../proof.ts'
import { drawnContent, wantedContent } from './chance.ts'
import { factsOf, NAME, plantingOf, type ContentTable, type PlantedContent, type WantedContent } from './planted.ts'
import { publishProbes } from './probes.ts'
import { isAddressed, isManaged, relations, situations } from './relations.ts'
import { contentSecrets, type SecretWords } from './secrets.ts'

type Shared = 'list' | 'count' | 'open' | 'content' | 'copy' | 'delete'

interface ContentProofOf<Row extends { readonly id: string }> {
  /** The key of its module, whose flags are asked. */
  readonly module: string
  readonly table: ContentTable
  readonly endpoints: Readonly<Record<Shared, Endpoint>> & {
    readonly create: Endpoint<object, object, { readonly id: string }>
    readonly change: Endpoint<object, object, { readonly version: number }>
  }
  readonly publishing: PublishEndpoints
  /** Content that may be created and published. */
  readonly content: object
  readonly channel: (id: string) => string
  readonly can: Readonly<Record<'view', May<Row>>>
  readonly read: (db: Queryable, ids: readonly string[]) => Promise<Row[]>
  readonly forget: NonNullable<KindProof['random']>['forget']
  readonly secrets: SecretWords
  /** The view in which those whom a record addresses find it. */
  readonly addressed: { readonly name: string; readonly view: string }
  /** Views that hold none of the planted records. */
  readonly without?: readonly { readonly name: string; readonly view: string }[]
  /** The flag by which it is published and deleted, where that is not `create`. */
  readonly flags?: Partial<Record<'publish' | 'delete', string>>
  /** The endpoints that this kind adds. */
  readonly probes: Probes
}

/** Proves a kind of content: it is written as a draft, addressed to an audience, published and taken back. */
export function contentProof<Row extends { readonly id: string }>(of: ContentProofOf<Row>): Proof<PlantedContent> {
  const { module, table, endpoints, publishing, content } = of
  const [view, edit] = [`${module}.view`, `${module}.create`]
  const plant = plantingOf(table)
  const listed = (name: string, asked: string, asks: ListProof<PlantedContent>['asks']): ListProof<PlantedContent> => ({
    name,
    endpoint: endpoints.list,
    query: { view: asked },
    count: endpoints.count,
    idOf: (item) => (item as { id: string }).id,
    asks,
  })
  return {
    kind: table.kind,
    flag: view,
    make: async (w) => (await w.call(await w.person('ADMIN'), endpoints.create, content)).body.id,
    situations,
    plant: (w, wanted) => Promise.all((wanted as WantedContent[]).map((one) => plant(w, one))),
    facts: factsOf(table),
    relations,
    moves: contentMoves,
    lists: [
      listed('managed', 'manage', isManaged),
      listed(of.addressed.name, of.addressed.view, isAddressed),
      ...(of.without ?? []).map((one) => listed(one.name, one.view, () => false)),
      foundList(table.kind, NAME, () => true),
    ],
    visible: async (w, by, ids) => {
      const [actor, rows] = [await w.actor(by), await of.read(w.db, ids)]
      return rows.filter((row) => of.can.view(actor, row)).map(({ id }) => id)
    },
    random: {
      drawn: drawnContent,
      forget: of.forget,
      settle: (w, chosen, settling) => Promise.all(wantedContent(chosen, settling).map((one) => plant(w, one))),
    },
    channels: (id) => [{ name: of.channel(id), flag: edit }],
    secrets: contentSecrets({
      ...of.secrets,
      module,
      create: endpoints.create,
      change: endpoints.change,
      publish: publishing.publish,
      channel: of.channel,
    }),
    ending: [endpoints.delete, publishing.close, publishing.pause],
    probes: [
      [endpoints.list, list(view)],
      [endpoints.count, count(view)],
      [endpoints.open, record(edit)],
      [endpoints.content, record(edit)],
      [endpoints.create, door(edit, ({ departmentId: unitId }) => ({ ...content, unitId }))],
      [endpoints.change, record(edit, (id) => ({ ...content, id, version: 1 }))],
      [endpoints.copy, record(edit, (id) => ({ id, template: false }))],
      [endpoints.delete, record(of.flags?.delete ?? edit)],
      ...publishProbes(publishing, of.flags?.publish ?? edit),
      ...of.probes,
    ],
  }
}
