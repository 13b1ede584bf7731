import type { Exception } from './structure/finding.ts'

const seeds = 'the sample organisation is made through the services people use'

/** Everything the rules of `npm run check` would refuse and we allow, each with its reason. The lists only shrink. */
export const structureExceptions: readonly Exception[] = [
  { rule: 'direction', path: 'server/app/seed/demo.ts', about: 'server/modules/tickets/service/', because: seeds },
  { rule: 'direction', path: 'server/app/seed/tickets/play.ts', about: 'server/modules/tickets/service/', because: seeds },
]

const itself = 'a name or an address looks the same in every language'

export const wordExceptions: readonly Exception[] = [
  { rule: 'script', path: 'contract/identity/', about: 'digits_arab', because: 'the digits are shown as themselves' },
  { rule: 'script', path: 'contract/identity/words.ar.ts', about: 'emailExample', because: itself },
  { rule: 'script', path: 'contract/kit/', about: 'otherLanguage', because: 'the other language is named in its own script' },
]
