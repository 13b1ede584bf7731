import type { LinkProps } from '@tanstack/react-router'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { About } from '../../kit/commands.ts'

/** A table, lines beside a record, or cards on a phone. */
export type Shape = 'table' | 'lines' | 'cards'

/** A row where there is no room for columns: two lines beside a record, three with a face before them, which have no `end`; three on a phone. */
export interface Lines {
  /** The face before three lines. */
  readonly face?: ReactNode
  /** The last of three lines. */
  readonly more?: ReactNode
  /** After the title: what identifies it and who it is about. */
  readonly about: ReactNode
  readonly when?: ReactNode
  /** A dot and a word; the word gives way in two lines. */
  readonly state?: ReactNode
  readonly signs?: ReactNode
  /** At the end: whose it is. */
  readonly end?: ReactNode
}

/** How a record is drawn and opened, in a table as on a card. */
export interface RowOf<Row> {
  readonly keyOf: (row: Row) => string
  /** A link, or what happens; a row that opens nothing has neither. */
  readonly link?: (row: Row) => Pick<LinkProps, 'to' | 'params' | 'search'>
  readonly onOpen?: (row: Row) => void
  readonly title: (row: Row) => ReactNode
  /** Small signs after the title. */
  readonly beside?: (row: Row) => ReactNode
  /** Below the title: where in it something was found. */
  readonly below?: (row: Row) => ReactNode
  readonly lines?: (row: Row) => Lines
  /** The heading above the first of neighbouring rows that have it in common. */
  readonly groupOf?: (row: Row) => string
  readonly unread?: (row: Row) => boolean
  /** What a box before it says. */
  readonly choose?: (row: Row) => string
  /** Buttons that come when the row is pointed at or has the focus. */
  readonly actions?: (row: Row) => ReactNode
  readonly marks?: (row: Row) => Readonly<Record<`data-${string}`, string | undefined>>
  /** What a key does with the row that has the focus, or had it last. */
  readonly commands?: readonly RowCommand<Row>[]
  /** How the palette names the row that its commands are about. */
  readonly about?: (row: Row) => About
}

export interface RowCommand<Row> {
  readonly id: string
  readonly label: string
  /** By its place on the keyboard. */
  readonly code: string
  readonly icon?: Icon
  readonly value?: (row: Row) => string
  readonly run: (row: Row) => void
}
