/** What a document is made of, from top to bottom. Texts are plain; each takes its own direction, its place is that of the page. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly size?: number; readonly centred?: boolean }
  | { readonly kind: 'text'; readonly text: string; readonly size?: number; readonly centred?: boolean; readonly quiet?: boolean }
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'rule' }
  /** JPEG or PNG, its size in pixels: never wider than the lines, and never higher than half a page. */
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  /** Points. */
  | { readonly kind: 'gap'; readonly height: number }
  | { readonly kind: 'qr'; readonly text: string; readonly side: number; readonly centred?: boolean }

export interface PdfDocument {
  readonly title: string
  readonly language: 'ar' | 'en'
  readonly landscape?: boolean
  readonly blocks: readonly PdfBlock[]
  /** Written at the foot of each page, before its number. */
  readonly foot?: string
}
