/** As Node loads it: its own types describe a module of another format, in which the factory lies under `default`. */
declare module 'bidi-js' {
  interface Bidi {
    /** `levels` has one entry per UTF-16 unit; odd is read from right to left. */
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { readonly levels: Uint8Array }
    /** `null` for what has no counterpart. */
    getMirroredCharacter(letter: string): string | null
  }
  export default function bidiFactory(): Bidi
}
