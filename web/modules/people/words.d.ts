import type { en as people } from '@diwan/contract/people/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof people
  }
}
