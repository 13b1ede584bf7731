import type { en as fields } from '@diwan/contract/fields/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fields: typeof fields
  }
}
