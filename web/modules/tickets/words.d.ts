import type { en as files } from '@diwan/contract/files/words.en'
import type { en as tickets } from '@diwan/contract/tickets/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof files
    tickets: typeof tickets
  }
}
