import type { en as away } from '@diwan/contract/away/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    away: typeof away
  }
}
