import type { Icon } from '@tabler/icons-react'

/** How a module key is drawn, and where. */
export interface KeyOnScreen {
  readonly icon: Icon
  /** The addresses whose screens exist. A key without any says that it is coming, whatever its release status. */
  readonly screens?: readonly string[]
}

/**
 * What the frame knows of a module, in `web/modules/<module>/module.ts`; having the file is being registered. It comes with the
 * first screen: what is heavy is loaded by it later.
 */
export interface WebManifest {
  /** By module key: those of the same folder in the contract. */
  readonly keys: Readonly<Record<string, KeyOnScreen>>
}
