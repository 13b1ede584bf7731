/** A title and a text: `# ` begins a heading, `- ` and `1. ` an item of a list, `! ` a callout, `> ` code; `[[image]]` is the drawn picture. */
type Text = readonly [title: string, text: string]

export interface SampleArticle {
  readonly category: string
  readonly by: string
  readonly labels: readonly string[]
  /** Days since it was published; nothing for a draft. */
  readonly days?: number
  readonly views: number
  readonly helpful: readonly [yes: number, no: number]
  /** Days until its review; less than zero is overdue. */
  readonly review?: number
  /** The steps that its picture shows. */
  readonly picture?: { readonly ar: readonly string[]; readonly en: readonly string[] }
  readonly comments?: readonly (readonly [by: string, text: string])[]
  /** The Arabic text was published again, and its translation was not. */
  readonly translationOlder?: boolean
  readonly inReview?: boolean
  readonly ar: Text
  readonly en: Text
}
