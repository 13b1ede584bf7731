import { Fragment, type ReactNode } from 'react'

/** A path, an address or a code that may be longer than a line. */
const LONG = /(\S{25,})/u
const AFTER_SIGN = /(?<=[\\/._?&=-])(?=[^\\/._?&=-])/u

/** A text whose long words break behind a sign where they can, and between letters only where nothing else is left. */
export function breakable(text: string): ReactNode {
  if (!LONG.test(text)) return text
  return text.split(LONG).map((part, place) => <Fragment key={place}>{place % 2 === 1 ? inPieces(part) : part}</Fragment>)
}

const inPieces = (word: string): ReactNode =>
  word.split(AFTER_SIGN).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
