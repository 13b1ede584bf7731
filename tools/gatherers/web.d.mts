export function gather(root: string): readonly { readonly path: string; readonly text: string }[]
