import type { ListShape } from '@diwan/contract/kit/list'
import { leavesOut, valuesOf } from '../../kit/list/address.ts'
import { customValues, withCustomValues } from '../../kit/list/custom.ts'
import type { FilterShown } from './filter-shown.ts'

/** What a filter of the contract is called, and its values. */
export interface FilterWords {
  readonly label: string
  readonly text: (value: string) => string
}

/** One of the fields that an administrator gave to such records; as a filter it is called `custom.<key>`. */
export interface CustomWords extends FilterWords {
  readonly key: string
}

type Params = Readonly<Record<string, string | undefined>>

/** Each filter of the contract that has words; two days are one of them. */
export function shownOf(
  of: ListShape,
  narrowing: Params,
  words: Readonly<Partial<Record<string, FilterWords>>>,
  custom: readonly CustomWords[],
): FilterShown[] {
  return Object.entries(of.filters).flatMap(([name, filter]) => {
    if (filter.kind === 'custom')
      return custom.map(({ key, label, text }) => ({
        name: `${name}.${key}`,
        label,
        texts: customValues(narrowing[name], key).map(text),
      }))
    const said = words[name]
    if (!said) return []
    if (filter.kind !== 'days') {
      const values = filter.kind === 'text' ? [narrowing[name] ?? ''].filter(Boolean) : valuesOf(narrowing[name])
      return [{ name, label: said.label, texts: values.map(said.text), not: leavesOut(narrowing[name]) }]
    }
    const ends = [narrowing[filter.from], narrowing[filter.to]]
    const text = ends.map((day) => (day === undefined ? '…' : said.text(day))).join(' – ')
    return [{ name, label: said.label, texts: ends.some(Boolean) ? [text] : [] }]
  })
}

/** Takes one filter away. The names are those of the contract, which TypeScript cannot follow. */
export function cleared(of: ListShape, narrowing: Params, name: string): object {
  const [param = '', key] = name.split('.')
  if (key !== undefined) return { [param]: withCustomValues(narrowing[param], key, []) }
  const filter = of.filters[name]
  return filter?.kind === 'days' ? { [filter.from]: undefined, [filter.to]: undefined } : { [name]: undefined }
}
