import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { dayToSeconds } from '@diwan/core/hijri'
import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator'
import { createHash } from 'node:crypto'

/** Midnight as a calendar file reads a whole day. */
export const midnight = (day: string): Date => new Date(dayToSeconds(day) * 1000)

/** An empty calendar that is published, by the name of what wrote it. */
export const publishedCalendar = (name: string, product: string): ICalCalendar =>
  ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Diwan', product } })

interface IcsFile {
  /** Without its ending. */
  readonly file: string
  readonly calendar: ICalCalendar
  /** The same content is not sent again to a program that has it. */
  readonly known?: boolean
}

/** A calendar as the answer of an endpoint. */
export function icsFile({ file, calendar, known = false }: IcsFile): FileAnswer {
  const bytes = Buffer.from(calendar.toString())
  return {
    name: `${file}.ics`,
    type: 'text/calendar; charset=utf-8',
    bytes: bytes.byteLength,
    etag: known ? createHash('sha256').update(bytes).digest('base64url') : null,
    shown: false,
    open: (part) => Promise.resolve(chunksOf(part ? bytes.subarray(part.from, part.to + 1) : bytes)),
  }
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}
