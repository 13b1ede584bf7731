export type DifferenceKind = 'changed' | 'added' | 'removed' | 'moved'

/** One place in which what is written differs from what readers are shown. */
export interface Difference {
  /** Unique among the differences of one content. */
  readonly key: string
  /** The property of the content: `nameAr`, `fields`. */
  readonly property: string
  readonly kind: DifferenceKind
  /** The piece of a list (a field, a section, a lesson) that differs. */
  readonly piece?: Titles
  /** The values, where the property is a single one. */
  readonly before?: unknown
  readonly after?: unknown
}

/** The Arabic and the English title of a piece. */
export interface Titles {
  readonly nameAr: string
  readonly nameEn: string
}

interface Piece {
  readonly key: string
  readonly titles: Titles
  /** Its own content, without the pieces inside it. */
  readonly own: string
}

type Properties = Readonly<Record<string, unknown>>

/** Compares two versions of a content, property by property, and lists of pieces piece by piece. */
export function differencesOf(before: object, after: object): Difference[] {
  const [shown, written] = [before as Properties, after as Properties]
  return Object.keys(written).flatMap((property) => {
    const [was, is] = [shown[property], written[property]]
    if (isSame(was, is)) return []
    if (!arePieces(was) || !arePieces(is)) return [{ key: property, property, kind: 'changed', before: was, after: is }]
    return pieceDifferences(property, piecesIn(was), piecesIn(is))
  })
}

function pieceDifferences(property: string, before: readonly Piece[], after: readonly Piece[]): Difference[] {
  const [was, is] = [mapOf(before), mapOf(after)]
  const of = (kind: DifferenceKind, { key, titles }: Piece): Difference => ({
    key: `${property}.${key}`,
    property,
    kind,
    piece: titles,
  })
  const changed = after.flatMap((piece) => {
    const known = was.get(piece.key)
    if (!known) return [of('added', piece)]
    return known.own === piece.own ? [] : [of('changed', piece)]
  })
  const removed = before.filter(({ key }) => !is.has(key)).map((piece) => of('removed', piece))
  const stayed = (pieces: readonly Piece[], other: ReadonlyMap<string, Piece>) =>
    pieces.flatMap(({ key }) => (other.has(key) ? [key] : []))
  const moved = isSame(stayed(before, is), stayed(after, was))
    ? []
    : [{ key: `${property} order`, property, kind: 'moved' } as const]
  return [...changed, ...removed, ...moved]
}

const mapOf = (pieces: readonly Piece[]): ReadonlyMap<string, Piece> => new Map(pieces.map((piece) => [piece.key, piece]))

/** The pieces of a list, each before those inside it: a section before its lessons. */
function piecesIn(list: readonly Properties[]): Piece[] {
  return list.flatMap((one) => {
    const inside = Object.entries(one).filter((entry): entry is [string, Properties[]] => arePieces(entry[1]))
    const own = Object.entries(one).filter(([name]) => !inside.some(([other]) => other === name))
    const piece = { key: String(one['key']), titles: titlesOf(one), own: JSON.stringify(sorted(Object.fromEntries(own))) }
    return [piece, ...inside.flatMap(([, pieces]) => piecesIn(pieces))]
  })
}

const arePieces = (value: unknown): value is Properties[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && typeof (one as Properties)['key'] === 'string')

function titlesOf(one: Properties): Titles {
  const text = (language: 'Ar' | 'En') => {
    const title = one[`label${language}`] ?? one[`title${language}`]
    return typeof title === 'string' ? title : ''
  }
  return { nameAr: text('Ar'), nameEn: text('En') }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** The same value with its properties in one order. An absent property counts as one that is undefined. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
