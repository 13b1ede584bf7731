/** Kinds of requests whose approval chain is set by unit. */
export const CHAIN_KINDS = ['permission', 'opportunity'] as const
export type ChainKind = (typeof CHAIN_KINDS)[number]
