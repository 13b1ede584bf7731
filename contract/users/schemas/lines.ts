import { emptyIfBlank } from '@diwan/core/blank-text'
import { stripBidiControls } from '@diwan/core/direction'
import { nameProblem, plainName } from '@diwan/core/person-name'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { line } from '../../kit/ids.ts'

/** A name of a person. One that a reader could take for somebody else is refused as it was typed; only what came along at its ends is taken off. */
const name = () =>
  z
    .string()
    .overwrite(plainName)
    .superRefine((text, context) => {
      const message = nameProblem(text)
      if (message) context.addIssue({ code: 'custom', message, continue: false })
    })
export const nameLine = (max: number) => name().pipe(line(max))
export const optionalNameLine = (max: number) => name().pipe(optionalLine(max))

/** Like `line`, and may stay empty. */
export const optionalLine = (max: number) =>
  z
    .string()
    .overwrite(stripBidiControls)
    .trim()
    .overwrite(emptyIfBlank)
    .max(max)
    .refine((text) => isStorable(text) && !/[\p{Cc}\u2028\u2029]/u.test(text), 'not_storable')
