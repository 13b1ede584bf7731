import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleApprovalEvents, articleChannel, articleEvents } from '@diwan/contract/knowledge/events'
import { pageFromText } from '@diwan/core/page/document'
import type { Player } from '../../../testing/cast.ts'
import { PLAN } from '../../../testing/content/published.ts'
import { commandMachine, demandSame, type Stage as CommandStage, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'
import { createArticle } from '../service/create.ts'
import { TITLE } from './planted.ts'

/** The moves of content run with `publishing`, and the decisions of a review with `approvals`; these are the own ones. */
const COMMANDS = ['change', 'activate', 'deactivate', 'sendForReview', 'withdrawReview'] as const
type Command = (typeof COMMANDS)[number]

/** The draft as it must be. */
interface Model {
  readonly id: string
  readonly owner: Player
  active: boolean
  inReview: boolean
  version: number
  readonly events: string[]
}
interface Stage extends CommandStage {
  readonly categoryId: string
}

const endpoints = {
  change: managedArticles.change,
  activate: managedArticles.activate,
  deactivate: managedArticles.deactivate,
  sendForReview: articleReviews.send,
  withdrawReview: articleReviews.withdraw,
}
const eventsOf: Readonly<Record<Command, readonly string[]>> = {
  change: [articleEvents.changed.name],
  activate: [articleEvents.activated.name],
  deactivate: [articleEvents.deactivated.name],
  sendForReview: [articleEvents.sentForReview.name, articleApprovalEvents.asked.name],
  withdrawReview: [articleEvents.reviewWithdrawn.name],
}

/** The refusal that must come, or nothing: first who, then the version, then when. */
function refusalOf(model: Model, { judge }: Stage, { command, by, stale }: Try<Command>): string | null {
  const isJudge = by.id === judge.id
  const publishes = command === 'activate' || command === 'deactivate'
  if (by.role === 'USER' || (!isJudge && publishes)) return '403 forbidden'
  if (!isJudge && by.id !== model.owner.id) return '404 not_found'
  if (stale) return '409 changed_meanwhile'
  const open = {
    change: true,
    activate: !model.active,
    deactivate: model.active,
    sendForReview: !model.inReview,
    withdrawReview: model.inReview,
  }
  return open[command] ? null : '409 wrong_state'
}

function advance(model: Model, _stage: Stage, { command }: Try<Command>): void {
  model.version += 1
  if (command === 'activate' || command === 'deactivate') model.active = command === 'activate'
  if (command === 'sendForReview' || command === 'withdrawReview') model.inReview = command === 'sendForReview'
  model.events.push(...eventsOf[command])
}

async function compare({ id, active, inReview, version, events }: Model, { w, judge }: Stage): Promise<void> {
  const { article } = (await w.call(judge, managedArticles.open, { id })).body
  demandSame('the article', [article.active, article.review === 'SENT', article.version], [active, inReview, version])
  const recorded = (await w.changes(articleChannel(id))).map(({ event }) => event)
  demandSame('its channel', recorded, events)
}

async function setStage(w: World): Promise<Stage> {
  const person = async (role: 'USER' | 'TECH' | 'SUPER_ADMIN'): Promise<Player> => ({ ...(await w.person(role)), unitIds: [] })
  const [techs, people] = [[await person('USER')], [await person('TECH'), await person('TECH')]]
  const judge = await person('SUPER_ADMIN')
  const steps = [{ who: 'person' as const, userId: (await person('USER')).id }]
  const { id } = (await w.call(judge, categories.create, { nameAr: 'أ', nameEn: 'A', review: true, steps })).body
  return { w, people, techs, judge, categoryId: id }
}

async function begin({ w, judge, categoryId }: Stage, owner: Player): Promise<Model> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(owner) }
  const { id } = await createArticle(ctx, { lang: 'ar', title: TITLE, categoryId, template: false }, pageFromText(TITLE, 'rtl'))
  await w.call(judge, articlePublishing.arrange, { ...PLAN, id, version: 0, tokens: ['all'] })
  const { version } = (await w.call(judge, managedArticles.open, { id })).body.article
  const events = [articleEvents.created.name, articleEvents.arranged.name]
  return { id, owner, active: true, inReview: false, version, events }
}

export const articleMachine = commandMachine<Model, Stage, Command>({
  table: 'contract/knowledge/moves.ts',
  commands: COMMANDS,
  setStage,
  begin,
  ownerOf: ({ owner }) => owner.id,
  callOf: ({ id }, _stage, { command, pick }) => ({
    endpoint: endpoints[command],
    id,
    input: command === 'change' ? { title: `${TITLE} ${pick}` } : {},
  }),
  refusalOf,
  advance,
  compare,
})
