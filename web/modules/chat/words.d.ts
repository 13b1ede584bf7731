import type { en as chat } from '@diwan/contract/chat/words.en'
import type { en as people } from '@diwan/contract/people/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chat: typeof chat
    people: typeof people
  }
}
