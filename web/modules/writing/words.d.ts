import type { en as writing } from '@diwan/contract/writing/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    writing: typeof writing
  }
}
