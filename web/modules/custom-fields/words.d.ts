import type { en as customFields } from '@diwan/contract/custom-fields/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'custom-fields': typeof customFields
  }
}
