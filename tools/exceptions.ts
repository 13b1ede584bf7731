import type { Exception } from './structure/finding.ts'

const paragraphs = 'the only way to give each paragraph of a plain field its own direction'

const fixed = 'they are a fixed set, seen by a flag as a whole; nobody makes one'

/** Everything the rules of `npm run check` would refuse and we allow, each with its reason. The lists only shrink. */
export const structureExceptions: readonly Exception[] = [
  { rule: 'proof', path: 'server/modules/access/seed.ts', about: 'role', because: fixed },
  { rule: 'proof', path: 'server/modules/releases/queries.ts', about: 'module', because: fixed },
  { rule: 'proof', path: 'server/modules/custom-fields/queries/sets.ts', about: 'custom_fields', because: fixed },
  { rule: 'proof', path: 'server/modules/settings/access.ts', because: fixed },
  { rule: 'proof', path: 'server/modules/settings/queries.ts', about: 'organisation', because: fixed },
  { rule: 'proof', path: 'server/modules/publishing/service/writing.ts', because: 'the module that declares the kind proves it' },
  { rule: 'own-direction', path: 'web/app/global.css', about: 'plaintext', because: paragraphs },
]

const itself = 'a name or an address looks the same in every language'

export const wordExceptions: readonly Exception[] = [
  { rule: 'script', path: 'contract/profile/', about: 'digits_arab', because: 'the digits are shown as themselves' },
  { rule: 'script', path: 'contract/identity/words.ar.ts', about: 'emailExample', because: itself },
  { rule: 'script', path: 'contract/kit/', about: 'otherLanguage', because: 'the other language is named in its own script' },
]
