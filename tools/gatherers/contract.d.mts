export function gather(root: string): Promise<readonly { readonly path: string; readonly text: string }[]>
