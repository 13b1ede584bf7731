/** The marks of a text that are a tag of their own wherever it is read. */
export const MARK_TAGS: Readonly<Record<string, 'strong' | 'em' | 's' | 'sub' | 'sup' | undefined>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
}
