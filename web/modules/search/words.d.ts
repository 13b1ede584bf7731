import type { en as search } from '@diwan/contract/search/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof search
  }
}
