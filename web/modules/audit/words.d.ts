import type { en as audit } from '@diwan/contract/audit/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    audit: typeof audit
  }
}
