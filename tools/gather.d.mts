/** The files that are not what the tree says now. */
export function staleIn(root: string): Promise<readonly { readonly path: string; readonly text: string }[]>
export function gatherAll(root?: string): Promise<void>
