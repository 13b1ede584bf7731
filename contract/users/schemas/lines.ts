import { stripBidiControls } from '@diwan/core/direction'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'

/** Like `line`, and may stay empty. */
export const optionalLine = (max: number) =>
  z
    .string()
    .overwrite(stripBidiControls)
    .trim()
    .max(max)
    .refine((text) => isStorable(text) && !/[\p{Cc}\u2028\u2029]/u.test(text), 'not_storable')
