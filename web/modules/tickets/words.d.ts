import type { en as tickets } from '@diwan/contract/tickets/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    tickets: typeof tickets
  }
}
