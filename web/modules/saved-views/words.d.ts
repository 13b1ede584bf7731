import type { en as savedViews } from '@diwan/contract/saved-views/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'saved-views': typeof savedViews
  }
}
