import type { en as access } from '@diwan/contract/access/words.en'
import type { en as files } from '@diwan/contract/files/words.en'
import type { en as users } from '@diwan/contract/users/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    access: typeof access
    files: typeof files
    users: typeof users
  }
}
