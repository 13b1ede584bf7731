import type { en as favourites } from '@diwan/contract/favourites/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    favourites: typeof favourites
  }
}
