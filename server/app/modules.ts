import type { FileReaders, Module, Reverts, UnitContent } from '../kit/module.ts'
import { accessModule } from '../modules/access/module.ts'
import { readActors, readGrants } from '../modules/access/public.ts'
import { auditModule } from '../modules/audit/module.ts'
import { draftsModule } from '../modules/drafts/module.ts'
import { fieldsModule } from '../modules/fields/module.ts'
import { filesModule } from '../modules/files/module.ts'
import type { Portal } from '../kit/portal.ts'
import { inTurn } from '../kit/platform/in-turn.ts'
import type { Errand, Reaction } from '../kit/record/jobs.ts'
import { identityModule } from '../modules/identity/module.ts'
import { linksModule } from '../modules/links/module.ts'
import { modulesModule } from '../modules/modules/module.ts'
import { closedNow } from '../modules/modules/public.ts'
import { notificationsModule } from '../modules/notifications/module.ts'
import { tellReaction } from '../modules/notifications/public.ts'
import { searchModule } from '../modules/search/module.ts'
import { settingsModule } from '../modules/settings/module.ts'
import { ticketsModule } from '../modules/tickets/module.ts'
import { unitsModule } from '../modules/units/module.ts'
import { usersModule } from '../modules/users/module.ts'
import { sentences } from './words.ts'

/** The ordered list of modules: foundation, capabilities, domain. */
export function allModules(publicUrl: string): readonly Module[] {
  const contents: readonly UnitContent[] = ticketsModule.inUnits ?? []
  const kinds = () => modules.flatMap((module) => module.kinds ?? [])
  const linkable = () =>
    modules.flatMap(({ name: module, kinds: some = [] }) =>
      some.flatMap((kind) => (kind.linked ? [{ ...kind, linked: kind.linked, module }] : [])),
    )
  const modules: readonly Module[] = [
    settingsModule,
    usersModule(publicUrl),
    identityModule(publicUrl),
    unitsModule({ contents, readActors, readGrants }),
    modulesModule,
    accessModule(kinds),
    notificationsModule(kinds),
    searchModule(() => modules.flatMap(({ searchable }) => searchable ?? [])),
    fieldsModule(kinds),
    draftsModule,
    linksModule(linkable),
    ticketsModule,
  ]
  const readers: FileReaders = Object.assign({}, ...modules.map(({ files }) => files))
  const reverts: Reverts = Object.assign({}, ...modules.map((module) => module.reverts))
  return [filesModule(readers), ...modules, auditModule(reverts, sentences)]
}

/** What the modules do outside of transactions, ready for the queue. */
export const errandsOf = (portal: Portal, modules: readonly Module[]): Errand[] =>
  modules.flatMap(({ errands = [] }) => errands.map((errand) => ({ name: errand.name, run: (data) => errand.run(portal, data) })))

/** What follows from recorded facts, of whichever module. */
export const reactionsOf = (portal: Portal, modules: readonly Module[]): readonly Reaction[] => [
  tellReaction(portal, modules),
  ...modules.flatMap(({ reactions }) => reactions?.(portal) ?? []),
]

/** What modules do at their own hour; a closed one waits. */
export async function wakeModules(portal: Portal, modules: readonly Module[]): Promise<void> {
  await inTurn(
    modules.map(({ name, everyMinute }) => async () => {
      if (everyMinute && !(await closedNow(portal.db, name))) await everyMinute(portal)
    }),
  )
}
