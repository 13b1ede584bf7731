/** A digest of the contract: what a browser kept under another one is not read. */
declare const __DIWAN_CONTRACT__: string
