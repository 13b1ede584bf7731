import type { en as access } from '@diwan/contract/access/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    access: typeof access
  }
}
