import type { WidgetArea, WidgetContent, WidgetRow, WidgetSize, WidgetTab } from '@diwan/contract/kit/widgets'
import type { Ctx } from '../portal.ts'

/** The days that the charts of the administration show. */
export interface WidgetAsked {
  readonly from: string
  readonly to: string
}

/** The first of a list, and the way to the whole of it. */
export interface WidgetSource<Content> {
  /** `tickets.requested`: a name for ever. Its title is `widget_tickets_requested` in the words of the module. */
  readonly key: string
  /** Absent where the module is closed to the caller. */
  readonly module: string
  /** The right by which the list is read. */
  readonly flag: string
  /** The key of the `NumberedList` that counts it. */
  readonly number?: string
  /** Where the list is opened. */
  readonly path: string
  /** Hints that make it old. */
  readonly topics: readonly string[]
  /** Answers nothing where there is nothing to show. Each statement has a limit of time. */
  read(this: void, ctx: Ctx, asked: WidgetAsked): Promise<Content | undefined>
}

/** A card of home. */
export interface Widget extends WidgetSource<WidgetContent> {
  readonly area: WidgetArea
  /** In the administration. */
  readonly tab?: WidgetTab
  readonly size: WidgetSize
  /** Its place until a person moves it: the column of a wide screen, and the order among all. */
  readonly column: 0 | 1 | 2
  readonly order: number
  /** It counts what others do, for those who may see figures. */
  readonly figures?: true
  /** A field above its rows, in which a record of this kind is added. */
  readonly adds?: string
}

/** A list of what waits for a person, or of what the portal publishes and closes soon. All of one kind stand in one card, late rows first. */
export interface WaitingList extends WidgetSource<readonly WidgetRow[]> {
  readonly card?: 'planned'
}

/** Something to begin with, which home shows to people who have begun with hardly anything. */
export interface FirstStep {
  /** Its sentence is `widget_begin_<key>` in the words of the module. */
  readonly key: string
  readonly module: string
  readonly flag: string
  readonly order: number
  readonly path: string
  isDone(this: void, ctx: Ctx): Promise<boolean>
}
