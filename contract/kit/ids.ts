import { emptyIfBlank } from '@diwan/core/blank-text'
import { stripBidiControls } from '@diwan/core/direction'
import { isIsoDay } from '@diwan/core/iso-day'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'

export const Uuid = z.uuid()
/** So many ids of an address at most, with commas between them; each is answered once. */
export const uuids = (max: number) =>
  z
    .string()
    .max(37 * max)
    .refine((text) => z.array(Uuid).max(max).safeParse(text.split(',')).success, 'invalid_format')
    .transform((text) => [...new Set(text.split(','))])
/** Timestamps travel in whole seconds (S9.18), to the end of the year 9999; order never comes from them. */
export const Seconds = z.int().min(0).max(253_402_300_799)
/** A day that exists, in the years that the portal keeps: `2026-11-24`. Every input that takes a day takes it by this schema. */
export const Day = z.iso.date().regex(/^(19|20|21)/, 'date_outside_range')
/** A day, or an empty text where none is chosen yet, for inputs that have a message of their own for that. */
export const DayOrEmpty = z
  .string()
  .regex(/^((19|20|21)\d\d-\d\d-\d\d)?$/)
  .refine((text) => text === '' || isIsoDay(text), 'invalid_format')
export const ShortId = z.string().regex(/^[A-Z]{3}[0-9]{3}$/)
/** One line a person typed: no turned text, trimmed, not blank, at most `max` characters, no line break or other control. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(stripBidiControls)
    .trim()
    .overwrite(emptyIfBlank)
    .min(1)
    .max(max)
    .refine((text) => isStorable(text) && !/[\p{Cc}\u2028\u2029]/u.test(text), 'not_storable')
/** What somebody types to find something: at most `max` characters, nothing the database cannot even be asked about. */
export const sought = (max: number) => z.string().overwrite(emptyIfBlank).max(max).refine(isStorable, 'not_storable')
/** What a command answers when there is nothing more to say. */
export const Done = z.strictObject({ done: z.literal(true) })

/** Counts the changes of a record in a column of 32 bits; 0 where there may be no record yet. */
export const VersionFromZero = z.int().min(0).max(2_147_483_647)

export const Version = VersionFromZero.min(1)
