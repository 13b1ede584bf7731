import type { en as files } from '@diwan/contract/files/words.en'
import type { en as identity } from '@diwan/contract/identity/words.en'
import type { en as kit } from '@diwan/contract/kit/words.en'
import type { en as releases } from '@diwan/contract/releases/words.en'
import type { en as shell } from '@diwan/contract/shell/words.en'

/** A namespace per folder of the contract; a key that is not in its English dictionary does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof files
    identity: typeof identity
    kit: typeof kit
    releases: typeof releases
    shell: typeof shell
  }
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: false
    returnNull: false
  }
}
