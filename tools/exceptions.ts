import type { Exception } from './structure/finding.ts'

const seeds = 'the sample organisation is made through the services people use'

/** Everything the rules of `npm run check` would refuse and we allow, each with its reason. The lists only shrink. */
export const structureExceptions: readonly Exception[] = [
  { rule: 'direction', path: 'server/app/seed/demo.ts', about: 'server/modules/tickets/service/', because: seeds },

  // Older than the rule; each says where it goes.
  { rule: 'direction', path: 'server/app/app.ts', about: 'identity/callers.ts', because: 'to be offered by identity/public.ts' },
  {
    rule: 'direction',
    path: 'server/app/app.ts',
    about: 'notifications/describe.ts',
    because: 'to be offered by notifications/public.ts',
  },
  {
    rule: 'direction',
    path: 'server/app/content.ts',
    about: 'identity/setup-code.ts',
    because: 'to be offered by identity/public.ts',
  },
  {
    rule: 'direction',
    path: 'server/app/seed/demo.ts',
    about: 'identity/people.ts',
    because: 'to be offered by identity/public.ts',
  },
  {
    rule: 'direction',
    path: 'server/app/seed/demo.ts',
    about: 'identity/secrets.ts',
    because: 'to be offered by identity/public.ts',
  },
  {
    rule: 'direction',
    path: 'server/app/start.ts',
    about: 'notifications/tell.ts',
    because: 'to be offered by notifications/public.ts',
  },
  {
    rule: 'direction',
    path: 'server/modules/access/public.ts',
    about: 'contract/identity/schemas.ts',
    because: 'ModuleLists belongs into contract/modules',
  },
  { rule: 'vocabulary', path: 'server/modules/identity/callers.ts', because: 'to become service/callers.ts' },
  { rule: 'vocabulary', path: 'server/modules/identity/people.ts', because: 'to become queries/people.ts' },
  { rule: 'vocabulary', path: 'server/modules/identity/secrets.ts', because: 'to become service/secrets.ts' },
  { rule: 'vocabulary', path: 'server/modules/identity/setup-code.ts', because: 'to become service/setup-code.ts' },
  { rule: 'vocabulary', path: 'server/modules/notifications/describe.ts', because: 'to become presenter/sentence.ts' },
  { rule: 'vocabulary', path: 'server/modules/notifications/tell.ts', because: 'to become jobs.ts' },
  { rule: 'vocabulary', path: 'server/modules/tickets/messages.ts', because: 'to become queries/messages.ts' },
  { rule: 'database', path: 'server/modules/identity/people.ts', because: 'to become queries/people.ts' },
  { rule: 'database', path: 'server/modules/settings/public.ts', because: 'its queries go into settings/queries.ts' },
  { rule: 'database', path: 'server/modules/tickets/messages.ts', because: 'to become queries/messages.ts' },
  { rule: 'database', path: 'server/modules/units/public.ts', because: 'its queries go into units/queries.ts' },
  { rule: 'table', path: 'server/modules/', about: 'writes objects', because: 'the kit should offer insertObject()' },
  { rule: 'cast', path: 'server/modules/identity/queries.ts', because: 'one query by three columns; three queries need no cast' },
  {
    rule: 'cast',
    path: 'server/modules/tickets/presenter.ts',
    because: 'jsonb of the kit has no type; types.gen.ts can map the column',
  },
]

const itself = 'a name or an address looks the same in every language'

export const wordExceptions: readonly Exception[] = [
  { rule: 'script', path: 'contract/identity/words.ar.ts', about: 'emailExample', because: itself },
  { rule: 'script', path: 'contract/shell/', about: 'otherLanguage', because: 'the other language is named in its own script' },
]
